import type { FactView } from "@/lib/goods/read-facts";
import { type FactColumn, rowFacts } from "@/lib/goods/row-facts";

/** Pairs that a row shows; a wide window shows two more. */
const SHOWN = 6;
export const SHOWN_WIDE = 8;

interface Props {
  facts: readonly FactView[];
  /** In a list of one game and kind, facts line up from row to row. Facts beyond six appear in a wide window. */
  columns?: readonly FactColumn[] | undefined;
}

/** The facts of a row: figure over label. */
export function FactList({ facts, columns = rowFacts(facts, SHOWN_WIDE) }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl className="figures grid grid-cols-6 gap-x-3 gap-y-2 wide:grid-cols-8 small:grid-cols-3">
      {columns.map(({ key, title }, index) => {
        const text = facts.find((fact) => fact.key === key)?.text;
        const shown = index < SHOWN ? "flex" : "hidden wide:flex";
        return (
          <div
            key={key}
            className={`min-w-0 flex-col-reverse ${shown} ${text === undefined ? "small:hidden" : ""}`}
          >
            <dt className="truncate text-ink-3 text-xs">{title}</dt>
            {text === undefined ? (
              <dd className="text-ink-3">–</dd>
            ) : (
              <dd className="truncate font-medium" title={text}>
                {text}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
