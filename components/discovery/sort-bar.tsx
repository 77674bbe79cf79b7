import type { CallRequest } from "@storefront/contract/calls";
import { changeView, type ListView, SORTS } from "@/lib/addresses/list-view";
import type { KindSlug } from "@/lib/addresses/listing-kinds";
import { countedText } from "@/lib/discovery/counted";
import type { GoodsFound } from "@/lib/discovery/read-found";
import { CheckBox } from "./check-box";
import { FilterLink } from "./filter-link";
import { SaveSearchButton } from "./save-search-button";

interface Props {
  /** Returns the URL of another view of the list. */
  hrefOf: (view: ListView) => string;
  view: ListView;
  found: GoodsFound;
  toSave: CallRequest<"saveSearch">;
  kind?: KindSlug | undefined;
  /** The default order is by the listings' scores for the words. */
  isRanked?: boolean;
}

/** Result count, the button that saves the search, sort order and the toggle that hides sold-out listings. Sticky while scrolling. */
export function SortBar({ hrefOf, view, found, toSave, kind, isRanked = false }: Props) {
  return (
    <div className="sticky top-0 z-10 mt-2 bg-ground/95 small:static">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
        <p className="figures font-medium" role="status">
          共 {countedText(found)} 件
        </p>
        <SaveSearchButton search={toSave} />
        <nav aria-label="排序" className="ml-auto flex flex-wrap items-center gap-x-4 small:ml-0">
          {SORTS.map(({ slug, name }) => (
            <FilterLink
              key={slug}
              variant="plain"
              href={hrefOf(changeView(view, { sort: slug }))}
              active={view.sort === slug}
            >
              {isRanked && slug === "sales" ? "最相关" : name}
            </FilterLink>
          ))}
          <a
            href={hrefOf(changeView(view, { inStock: !view.inStock }))}
            aria-current={view.inStock ? "true" : undefined}
            className="inline-flex items-center gap-1.5 border-line-strong border-l py-0.5 pl-4 text-ink-2 hover:text-primary-strong"
          >
            <CheckBox checked={view.inStock} />
            {kind === "rent" ? "现在可租" : "隐藏已售罄"}
          </a>
        </nav>
      </div>
    </div>
  );
}
