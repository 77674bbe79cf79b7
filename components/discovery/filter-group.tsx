import { Children, type ReactNode } from "react";

/** Options shown before the rest is folded away. */
const SHOWN = 9;

/** One filter with its options, as many groups in a line as fit; folds away options beyond the first ones. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const options = Children.toArray(children);
  const rest = options.slice(SHOWN);
  return (
    <div className="flex min-w-0 items-baseline gap-3">
      <p className="shrink-0 text-ink-3">{title}</p>
      <div className="flex min-w-0 flex-wrap gap-1">
        {options.slice(0, SHOWN)}
        {rest.length === 0 ? null : (
          <details className="open:w-full">
            <summary className="w-fit cursor-pointer px-3 py-1 text-ink-2 hover:text-primary-strong">
              其余 {rest.length} 项
            </summary>
            <div className="flex flex-wrap gap-1">{rest}</div>
          </details>
        )}
      </div>
    </div>
  );
}
