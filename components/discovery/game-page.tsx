import type { CallRequest } from "@storefront/contract/calls";
import { Breadcrumbs } from "@/components/chrome/breadcrumbs";
import { CompareTrayLoader } from "@/components/compare/compare-tray-loader";
import { Listings } from "@/components/listing/listings";
import { type GamePath, gameHref } from "@/lib/addresses/game-path";
import { listQuery } from "@/lib/addresses/list-url";
import { hasFilters, type ListView, PLAIN_VIEW } from "@/lib/addresses/list-view";
import type { KindSlug } from "@/lib/addresses/listing-kinds";
import { chosenFilters } from "@/lib/discovery/chosen-filters";
import type { FilterPanel } from "@/lib/discovery/filter-panel";
import type { KindSection } from "@/lib/discovery/kind-sections";
import type { GoodsFound } from "@/lib/discovery/read-found";
import type { GameEntry } from "@/lib/discovery/read-games";
import { gameCrumbs } from "@/lib/seo/game-crumbs";
import { gameHeading } from "@/lib/seo/games";
import { ChosenFilters } from "./chosen-filters";
import { KindSections } from "./kind-sections";
import { KindTabs } from "./kind-tabs";
import { ListEmpty } from "./list-empty";
import { ListFilters } from "./list-filters";
import { Pagination } from "./pagination";
import { SortBar } from "./sort-bar";

interface Props {
  /** URL of the brand's external mall, if it has one. */
  mallUrl?: string | undefined;
  path: GamePath;
  view: ListView;
  game: GameEntry;
  panel: FilterPanel;
  found: GoodsFound;
  toSave: CallRequest<"saveSearch">;
  /** Kinds of the game, on its page without filters. */
  sections: readonly KindSection[];
}

/** A game's listings, optionally of one kind, with filters, sorting and pagination (product §2 /games). */
export function GamePage({ mallUrl, path, view, game, panel, found, toSave, sections }: Props) {
  const hrefOf = (other: ListView) => gameHref(path) + listQuery(other);
  // Kinds have different filters; what they share is kept.
  const shared: ListView = { ...PLAIN_VIEW, sort: view.sort, inStock: view.inStock };
  const hrefOfKind = (kind: KindSlug | undefined) =>
    gameHref({ game: path.game, kind }) + listQuery(shared);
  const countOf = (count: number, exact: boolean) =>
    hasFilters(view) ? undefined : { count, exact };
  const chosen = chosenFilters(view, game.facts);
  return (
    <main id="main" className="container-page">
      <Breadcrumbs crumbs={gameCrumbs(path)} />
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h1 className="wrap-anywhere font-semibold text-xl">{gameHeading(path)}</h1>
        <KindTabs
          tabs={[
            { slug: undefined, name: "全部", count: countOf(game.count, game.exact) },
            ...game.kinds.map(({ slug, name, count, exact }) => ({
              slug,
              name,
              count: countOf(count, exact),
            })),
          ]}
          chosen={path.kind}
          hrefOf={hrefOfKind}
        />
      </div>
      <ListFilters hrefOf={hrefOf} view={view} panel={panel} />
      <ChosenFilters hrefOf={hrefOf} view={view} chosen={chosen} />
      <SortBar hrefOf={hrefOf} view={view} found={found} toSave={toSave} kind={path.kind} />
      {sections.length > 0 ? (
        <KindSections game={path.game} sections={sections} mallUrl={mallUrl} />
      ) : found.rows.length === 0 ? (
        <ListEmpty hrefOf={hrefOf} chosen={chosen} game={path.game} />
      ) : (
        <Listings rows={found.rows} mallUrl={mallUrl} />
      )}
      {sections.length > 0 ? null : <Pagination hrefOf={hrefOf} view={view} found={found} />}
      <CompareTrayLoader />
    </main>
  );
}
