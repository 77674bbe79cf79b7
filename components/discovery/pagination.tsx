import { changeView, type ListView } from "@/lib/addresses/list-view";
import type { GoodsFound } from "@/lib/discovery/read-found";

interface Props {
  /** Returns the URL of another view of the list. */
  hrefOf: (view: ListView) => string;
  view: ListView;
  /** Cursors of the neighboring pages. */
  found: Pick<GoodsFound, "previous" | "next">;
}

const STEP =
  "rounded-s border border-line-strong bg-white px-6 py-2 hover:border-primary hover:text-primary-strong";

/** Links to the previous, next and first page. */
export function Pagination({ hrefOf, view, found: { previous, next } }: Props) {
  const isFirst = view.after === undefined;
  if (previous === null && next === null && isFirst) return null;
  return (
    <nav
      aria-label="分页"
      className="mt-10 flex flex-wrap items-center justify-center gap-3 text-base"
    >
      {isFirst ? null : (
        <a href={hrefOf(changeView(view, {}))} className={STEP}>
          第一页
        </a>
      )}
      {previous === null ? null : (
        <a rel="prev" href={hrefOf({ ...view, after: previous })} className={STEP}>
          上一页
        </a>
      )}
      {next === null ? null : (
        <a rel="next" href={hrefOf({ ...view, after: next })} className={STEP}>
          下一页
        </a>
      )}
    </nav>
  );
}
