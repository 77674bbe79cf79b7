import { formFields } from "@/lib/addresses/list-url";
import type { ListView } from "@/lib/addresses/list-view";
import type { FilterPanel } from "@/lib/discovery/filter-panel";
import { NumberFields } from "./number-fields";
import { RankFields } from "./rank-fields";

/** Number facts that fit in the line, beside ranks or without them; the others are behind 更多条件. */
const BESIDE_RANKS = 2;
const WITHOUT_RANKS = 3;

interface Props {
  hrefOf: (view: ListView) => string;
  view: ListView;
  panel: FilterPanel;
}

/** Form with ranges of prices, numbers and ranks. Works without scripts: routing redirects to the list's address. */
export function RangeForm({ hrefOf, view, panel }: Props) {
  const { action, hidden } = formFields(hrefOf, view);
  const { ranks, numbers, price } = panel;
  const isSet = ({ key }: FilterPanel["numbers"][number]) => view.numbers[key] !== undefined;
  const fitting = ranks.options.length > 0 ? BESIDE_RANKS : WITHOUT_RANKS;
  const inLine = numbers.filter((field, index) => index < fitting || isSet(field));
  // Prices alone stand beside the links to common ones.
  const hasFacts = ranks.options.length > 0 || numbers.length > 0;
  const more = numbers.filter((field) => !inLine.includes(field));
  const hasPrices = price === null || price.from !== price.to || view.price !== undefined;
  if (!hasFacts && !hasPrices) return null;
  return (
    <form
      action={action}
      aria-label="按范围筛选"
      className={`flex flex-wrap items-center gap-x-5 gap-y-2 ${hasFacts ? "w-full border-line border-t pt-3" : ""}`}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {ranks.options.length === 0 ? null : <RankFields {...ranks} range={view.rank} />}
      {inLine.map(({ key, ...field }) => (
        <NumberFields key={key} name={key} {...field} range={view.numbers[key]} />
      ))}
      {hasPrices ? (
        <NumberFields
          name="price"
          title={hasFacts ? "价格" : "自定价格"}
          unit="元"
          bounds={price}
          range={view.price}
          step="0.01"
        />
      ) : null}
      {more.length === 0 ? null : (
        <details className="relative">
          <summary className="w-fit rounded-s py-1 text-ink-2 hover:text-primary-strong">
            更多条件
          </summary>
          <div className="absolute top-full right-0 z-20 mt-2 w-max max-w-[80vw] space-y-3 rounded-m border border-line bg-white p-4 shadow-dialog small:static small:mt-2 small:p-0 small:shadow-none small:border-0">
            {more.map(({ key, ...field }) => (
              <NumberFields key={key} name={key} {...field} range={undefined} />
            ))}
          </div>
        </details>
      )}
      <button
        type="submit"
        className="h-8 rounded-s border border-primary px-4 text-primary-strong hover:bg-primary hover:text-white"
      >
        筛选
      </button>
    </form>
  );
}
