import type { FactView } from "@/lib/goods/read-facts";
import { rowFacts } from "@/lib/goods/row-facts";

/** Pairs that a row shows; a wide window shows two more. */
const SHOWN = 6;
const SHOWN_WIDE = 8;

/** The facts of a row: figure over label, in columns that line up from row to row. */
export function FactList({ facts }: { facts: readonly FactView[] }) {
  const shown = rowFacts(facts, SHOWN_WIDE);
  if (shown.length === 0) return null;
  return (
    <dl className="figures grid grid-cols-6 gap-x-3 gap-y-2 wide:grid-cols-8 small:grid-cols-3">
      {shown.map(({ key, title, text }, index) => (
        <div
          key={key}
          className={`flex min-w-0 flex-col-reverse ${index < SHOWN ? "" : "hidden wide:flex"}`}
        >
          <dt className="truncate text-ink-3 text-xs">{title}</dt>
          <dd className="truncate font-medium" title={text}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
