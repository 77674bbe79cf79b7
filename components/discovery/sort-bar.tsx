import { changeView, type ListView, SORTS } from "@/lib/addresses/list-view";
import { countedText } from "@/lib/discovery/counted";
import type { GoodsFound } from "@/lib/discovery/read-found";
import { FilterLink } from "./filter-link";

interface Props {
  /** Returns the URL of another view of the list. */
  hrefOf: (view: ListView) => string;
  view: ListView;
  found: GoodsFound;
}

/** Result count, sort order and the toggle that hides sold-out listings. Sticky while scrolling. */
export function SortBar({ hrefOf, view, found }: Props) {
  return (
    <div className="sticky top-0 z-10 mt-4 bg-ground/95 small:static">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 py-3">
        <p className="figures font-medium" role="status">
          共 {countedText(found)} 件
        </p>
        <nav aria-label="排序" className="ml-auto flex flex-wrap items-center gap-x-4 small:ml-0">
          {SORTS.map(({ slug, name }) => (
            <FilterLink
              key={slug}
              variant="plain"
              href={hrefOf(changeView(view, { sort: slug }))}
              active={view.sort === slug}
            >
              {name}
            </FilterLink>
          ))}
          <a
            href={hrefOf(changeView(view, { inStock: !view.inStock }))}
            aria-current={view.inStock ? "true" : undefined}
            className="inline-flex items-center gap-1.5 border-line-strong border-l py-0.5 pl-4 text-ink-2 hover:text-primary-strong"
          >
            <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
              <rect
                x="1.5"
                y="1.5"
                width="13"
                height="13"
                rx="3"
                className={view.inStock ? "fill-primary stroke-primary" : "fill-white stroke-ink-3"}
              />
              {view.inStock ? (
                <path d="M4.5 8.2l2.4 2.4 4.6-5" fill="none" stroke="white" strokeWidth="1.8" />
              ) : null}
            </svg>
            隐藏已售罄
          </a>
        </nav>
      </div>
    </div>
  );
}
