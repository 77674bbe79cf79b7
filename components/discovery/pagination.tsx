interface Props {
  page: number;
  pages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
}

const STEP = "rounded-s px-4 py-2 hover:bg-tint hover:text-primary-strong";

/** Links to the pages around this one, the first and the last. */
export function Pagination({ page, pages, hrefOf }: Props) {
  if (pages === 1) return null;
  return (
    <nav
      aria-label="分页"
      className="figures mt-10 flex flex-wrap items-center justify-center gap-1 text-base"
    >
      {page > 1 ? (
        <a rel="prev" href={hrefOf(page - 1)} className={STEP}>
          上一页
        </a>
      ) : null}
      {shownPages(page, pages).map((it, index, all) => (
        <span key={it} className="flex items-center gap-1">
          {index > 0 && it - (all[index - 1] ?? 0) > 1 ? (
            <span aria-hidden="true" className="px-1 text-ink-3">
              …
            </span>
          ) : null}
          <a
            href={hrefOf(it)}
            aria-label={`第 ${it} 页`}
            aria-current={it === page ? "page" : undefined}
            className={
              it === page
                ? "min-w-10 rounded-s bg-primary px-3 py-2 text-center text-white"
                : `min-w-10 text-center ${STEP} px-3!`
            }
          >
            {it}
          </a>
        </span>
      ))}
      {page < pages ? (
        <a rel="next" href={hrefOf(page + 1)} className={STEP}>
          下一页
        </a>
      ) : null}
    </nav>
  );
}

/** The first page, the last, and two on either side of this one. */
export function shownPages(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (it) => it === 1 || it === pages || Math.abs(it - page) <= 2,
  );
}
