import { Breadcrumbs } from "@/components/chrome/breadcrumbs";
import { Listings } from "@/components/listing/listings";
import { type GamePath, gameHref } from "@/lib/addresses/game-path";
import { type ListView, listQuery } from "@/lib/addresses/list-view";
import type { FilterRow } from "@/lib/discovery/filter-rows";
import type { KindSection } from "@/lib/discovery/kind-sections";
import type { GoodsFound } from "@/lib/discovery/read-found";
import type { GameEntry } from "@/lib/discovery/read-games";
import { gameCrumbs } from "@/lib/seo/game-crumbs";
import { gameHeading } from "@/lib/seo/games";
import { ChosenFilters } from "./chosen-filters";
import { KindSections } from "./kind-sections";
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
  filters: readonly FilterRow[];
  found: GoodsFound;
  /** Of a whole game without filters: its kinds. */
  sections: readonly KindSection[];
}

/** A game's listings, optionally of one kind, with filters, sorting and pagination (product §2 /games). */
export function GamePage({ mallUrl, path, view, game, filters, found, sections }: Props) {
  const hrefOf = (other: ListView) => gameHref(path) + listQuery(other);
  return (
    <main id="main" className="container-page">
      <Breadcrumbs crumbs={gameCrumbs(path)} />
      <h1 className="break-words font-semibold text-xl">{gameHeading(path)}</h1>
      <ListFilters path={path} view={view} game={game} filters={filters} />
      <ChosenFilters hrefOf={hrefOf} view={view} />
      <SortBar hrefOf={hrefOf} view={view} found={found} />
      {sections.length > 0 ? (
        <KindSections game={path.game} sections={sections} mallUrl={mallUrl} />
      ) : found.rows.length === 0 ? (
        <ListEmpty href={gameHref({ game: path.game })} />
      ) : (
        <Listings rows={found.rows} mallUrl={mallUrl} />
      )}
      {sections.length > 0 ? null : <Pagination hrefOf={hrefOf} view={view} found={found} />}
    </main>
  );
}
