import { pageNumbers } from "@/lib/format/page-numbers";

interface Props {
  page: number;
  last: number;
  onTurn: (page: number) => void;
}

const BUTTON =
  "figures grid h-9 min-w-9 place-items-center rounded-s border border-line bg-white px-2.5 hover:border-primary hover:text-primary-strong disabled:cursor-not-allowed disabled:border-line disabled:text-ink-3 aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-white";

/** Pagination buttons; renders nothing when there is only one page. */
export function PageLinks({ page, last, onTurn }: Props) {
  if (last === 1) return null;
  return (
    <nav aria-label="分页" className="mt-8 flex justify-center gap-2 small:flex-wrap">
      <button
        type="button"
        className={BUTTON}
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      >
        上一页
      </button>
      {pageNumbers(page, last).map((it, index) =>
        it === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name, and is before or after the middle
          <span key={`gap-${index}`} aria-hidden="true" className="self-center px-1 text-ink-3">
            …
          </span>
        ) : (
          <button
            key={it}
            type="button"
            aria-label={`第 ${it} 页`}
            aria-current={it === page ? "page" : undefined}
            className={BUTTON}
            onClick={() => onTurn(it)}
          >
            {it}
          </button>
        ),
      )}
      <button
        type="button"
        className={BUTTON}
        disabled={page >= last}
        onClick={() => onTurn(page + 1)}
      >
        下一页
      </button>
    </nav>
  );
}
