import { Breadcrumbs } from "@/components/chrome/breadcrumbs";
import { ChosenFilters } from "@/components/discovery/chosen-filters";
import { KindTabs } from "@/components/discovery/kind-tabs";
import { ListFilters } from "@/components/discovery/list-filters";
import { Pagination } from "@/components/discovery/pagination";
import { SortBar } from "@/components/discovery/sort-bar";
import { Listings } from "@/components/listing/listings";
import { changeView, hasFilters, type ListView } from "@/lib/addresses/list-view";
import type { KindSlug } from "@/lib/addresses/listing-kinds";
import { type SearchRequest, searchHref } from "@/lib/addresses/search-view";
import { chosenFilters } from "@/lib/discovery/chosen-filters";
import type { FilterPanel } from "@/lib/discovery/filter-panel";
import type { GoodsFound } from "@/lib/discovery/read-found";
import type { GameEntry } from "@/lib/discovery/read-games";
import { searchCrumbs } from "@/lib/seo/search";
import { NothingFound } from "./nothing-found";
import { SearchGames } from "./search-games";
import { SearchStart } from "./search-start";
import { SearchMissing, SearchUnavailable } from "./search-unavailable";

interface Props {
  /** URL of the brand's external mall, if it has one. */
  mallUrl?: string | undefined;
  request: SearchRequest;
  /** undefined without a query, null when the marketplace does not respond. */
  found: GoodsFound | null | undefined;
  /** The API has no search. */
  isMissing: boolean;
  panel: FilterPanel | null;
  /** Kinds among the results. */
  kinds: readonly { slug: KindSlug; name: string }[];
  games: readonly GameEntry[];
}

/** Search results with games, kinds, sorting and pagination (product §2 /search). */
export function SearchPage({ mallUrl, request, found, isMissing, kinds, games, panel }: Props) {
  const { q } = request;
  return (
    <main id="main" className="container-page">
      <Breadcrumbs crumbs={searchCrumbs(request)} />
      {found === undefined && !isMissing ? (
        <SearchStart games={games} />
      ) : (
        <>
          <h1 className="break-words font-semibold text-xl">搜索“{q}”的结果</h1>
          {found === undefined ? (
            <SearchMissing />
          ) : found === null ? (
            <SearchUnavailable href={searchHref(request)} />
          ) : (
            <Results
              mallUrl={mallUrl}
              request={request}
              found={found}
              panel={panel}
              kinds={kinds}
              games={games}
            />
          )}
        </>
      )}
    </main>
  );
}

interface ResultsProps extends Omit<Props, "isMissing"> {
  found: GoodsFound;
}

function Results({ mallUrl, request, found, kinds, games, panel }: ResultsProps) {
  const { q, kind, view } = request;
  const hrefOf = (other: ListView) => searchHref({ ...request, view: other });
  const hrefOfKind = (other: KindSlug | undefined) =>
    searchHref({ ...request, kind: other, view: changeView(view, {}) });
  if (kinds.length === 0) return <NothingFound q={q} games={games} />;
  return (
    <>
      {found.approximate ? (
        <p role="status" className="mt-3 text-ink-2">
          没有和“{q}”完全一致的商品，下面是最接近的结果。
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <KindTabs
          tabs={[{ slug: undefined, name: "全部" }, ...kinds]}
          chosen={kind}
          hrefOf={hrefOfKind}
        />
        {games.length === 0 ? null : <SearchGames games={games} />}
      </div>
      {panel === null ? null : <ListFilters hrefOf={hrefOf} view={view} panel={panel} />}
      <ChosenFilters hrefOf={hrefOf} view={view} chosen={chosenFilters(view, [])} />
      <SortBar hrefOf={hrefOf} view={view} found={found} />
      {found.rows.length > 0 ? (
        <Listings rows={found.rows} mallUrl={mallUrl} namesGame />
      ) : (
        <NothingFound q={q} games={[]} narrowed={hasFilters(view) || kind !== undefined} />
      )}
      <Pagination hrefOf={hrefOf} view={view} found={found} />
    </>
  );
}
