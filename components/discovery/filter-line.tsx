import { Children, type ReactNode } from "react";

/** Number of values shown before the rest is folded away. */
const SHOWN = 13;

/** One filter with its values; folds away those beyond the first ones. */
export function FilterLine({ title, children }: { title: string; children: ReactNode }) {
  const values = Children.toArray(children);
  const rest = values.slice(SHOWN);
  return (
    <div className="flex items-baseline gap-5 border-line py-2.5 not-last:border-b small:gap-3">
      <p className="shrink-0 text-ink-3">{title}</p>
      <div className="flex min-w-0 flex-wrap gap-x-2 gap-y-1">
        {values.slice(0, SHOWN)}
        {rest.length === 0 ? null : (
          <details className="w-full">
            <summary className="w-fit cursor-pointer px-3 py-1 text-ink-2 hover:text-primary-strong">
              其余 {rest.length} 项
            </summary>
            <div className="flex flex-wrap gap-x-2 gap-y-1">{rest}</div>
          </details>
        )}
      </div>
    </div>
  );
}
