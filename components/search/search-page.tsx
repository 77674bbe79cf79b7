import type { CallRequest } from "@storefront/contract/calls";
import { Breadcrumbs } from "@/components/chrome/breadcrumbs";
import { CompareTrayLoader } from "@/components/compare/compare-tray-loader";
import { ChosenFilters } from "@/components/discovery/chosen-filters";
import { KindTabs } from "@/components/discovery/kind-tabs";
import { ListFilters } from "@/components/discovery/list-filters";
import { Pagination } from "@/components/discovery/pagination";
import { SortBar } from "@/components/discovery/sort-bar";
import { Listings } from "@/components/listing/listings";
import { changeView, type ListView } from "@/lib/addresses/list-view";
import type { KindSlug } from "@/lib/addresses/listing-kinds";
import { type SearchRequest, searchHref } from "@/lib/addresses/search-view";
import type { BoostGame } from "@/lib/boost/games";
import { chosenFilters } from "@/lib/discovery/chosen-filters";
import type { Counted } from "@/lib/discovery/counted";
import type { FilterPanel } from "@/lib/discovery/filter-panel";
import type { LooserSearch } from "@/lib/discovery/loosen-search";
import type { GoodsFound } from "@/lib/discovery/read-found";
import type { GameEntry } from "@/lib/discovery/read-games";
import { searchCrumbs } from "@/lib/seo/search";
import { BoostRows } from "./boost-rows";
import { GameTabs } from "./game-tabs";
import { NothingFound } from "./nothing-found";
import { NothingLeft } from "./nothing-left";
import { SearchGames } from "./search-games";
import { SearchNotice } from "./search-notice";
import { SearchStart } from "./search-start";
import { SearchMissing, SearchUnavailable } from "./search-unavailable";
import { StatedFilters } from "./stated-filters";

interface Props {
  /** URL of the brand's external mall, if it has one. */
  mallUrl?: string | undefined;
  request: SearchRequest;
  /** undefined without a query, null when the marketplace does not respond. */
  found: GoodsFound | null | undefined;
  toSave: CallRequest<"saveSearch">;
  /** The API has no search. */
  isMissing: boolean;
  panel: FilterPanel | null;
  /** Kinds among the results. */
  kinds: readonly { slug: KindSlug; name: string }[];
  games: readonly GameEntry[];
  /** Games with most listings. */
  popular: readonly GameEntry[];
  /** Boosts that the query means. */
  boosts: readonly BoostGame[];
  /** Of a search without results: what is found without one of its filters. */
  looser: readonly LooserSearch[];
  /** Games among the results. */
  gameTabs: readonly { name: string; count: Counted | undefined }[];
}

/** Search results with games, kinds, sorting and pagination (product §2 /search). */
export function SearchPage(props: Props) {
  const { request, found, isMissing, games } = props;
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
            <Results {...props} found={found} />
          )}
        </>
      )}
    </main>
  );
}

interface ResultsProps extends Omit<Props, "isMissing"> {
  found: GoodsFound;
}

function Results({
  mallUrl,
  request,
  found,
  toSave,
  kinds,
  games,
  gameTabs,
  popular,
  panel,
  boosts,
  looser,
}: ResultsProps) {
  const { q, kind, view } = request;
  const hrefOf = (other: ListView) => searchHref({ ...request, view: other });
  const hrefOfKind = (other: KindSlug | undefined) =>
    searchHref({ ...request, kind: other, view: changeView(view, {}) });
  const hrefOfGame = (game: string | undefined) =>
    searchHref({ ...request, game, view: changeView(view, {}) });
  const head = (
    <>
      <StatedFilters request={request} stated={found.stated} />
      <BoostRows games={boosts} />
    </>
  );
  if (kinds.length === 0)
    return (
      <>
        {head}
        {boosts.length > 0 ? (
          <p className="mt-6 mb-12 break-words text-ink-2">其他商品里没有“{q}”。</p>
        ) : (
          <NothingFound {...{ q, toSave, games, popular, looser }} />
        )}
      </>
    );
  return (
    <>
      {head}
      <SearchNotice request={request} found={found} />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <KindTabs
          tabs={[{ slug: undefined, name: "全部" }, ...kinds]}
          chosen={kind}
          hrefOf={hrefOfKind}
        />
        {games.length === 0 ? null : <SearchGames games={games} />}
      </div>
      <GameTabs games={gameTabs} chosen={request.game} hrefOf={hrefOfGame} />
      {panel === null ? null : <ListFilters hrefOf={hrefOf} view={view} panel={panel} />}
      <ChosenFilters hrefOf={hrefOf} view={view} chosen={chosenFilters(view, [])} />
      <SortBar
        hrefOf={hrefOf}
        view={view}
        found={found}
        toSave={toSave}
        isRanked={found.matched.length > 0}
      />
      {found.rows.length > 0 ? (
        <Listings rows={found.rows} mallUrl={mallUrl} namesGame words={found.matched} />
      ) : (
        <NothingLeft request={request} looser={looser} />
      )}
      <Pagination hrefOf={hrefOf} view={view} found={found} />
      <CompareTrayLoader />
    </>
  );
}
