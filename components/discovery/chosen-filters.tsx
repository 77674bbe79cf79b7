import { LIST_FILTERS, valueName } from "@/lib/addresses/list-filters";
import {
  changeView,
  hasFilters,
  type ListView,
  PLAIN_VIEW,
  PRICE_RANGES,
  withFilter,
} from "@/lib/addresses/list-view";

interface Props {
  /** Returns the URL of another view of the list. */
  hrefOf: (view: ListView) => string;
  view: ListView;
}

/** The active filters, each with a link that removes it, and a link that removes all. */
export function ChosenFilters({ hrefOf, view }: Props) {
  if (!hasFilters(view)) return null;
  const price = PRICE_RANGES.find(({ slug }) => slug === view.price);
  const chosen = [
    ...LIST_FILTERS.flatMap(({ param }) => {
      const name = valueName(param, view.filters[param] ?? "");
      return name === undefined ? [] : [{ name, without: withFilter(view, param, undefined) }];
    }),
    ...(price ? [{ name: price.name, without: changeView(view, { price: undefined }) }] : []),
    ...(view.inStock ? [{ name: "有货", without: changeView(view, { inStock: false }) }] : []),
  ];
  return (
    <ul aria-label="已选条件" className="mt-4 flex flex-wrap items-center gap-2">
      {chosen.map(({ name, without }) => (
        <li key={name} className="min-w-0">
          <a
            href={hrefOf(without)}
            className="figures inline-flex max-w-full items-center gap-2 rounded-s border border-primary bg-tint px-3 py-1 text-primary-strong hover:bg-white"
          >
            <span className="sr-only">取消</span>
            <span className="truncate">{name}</span>
            <svg viewBox="0 0 12 12" className="size-2.5 shrink-0" aria-hidden="true">
              <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </a>
        </li>
      ))}
      <li>
        <a
          href={hrefOf({ ...PLAIN_VIEW, sort: view.sort })}
          className="px-2 py-1 text-ink-2 underline underline-offset-4 hover:text-primary-strong"
        >
          清除全部
        </a>
      </li>
    </ul>
  );
}
