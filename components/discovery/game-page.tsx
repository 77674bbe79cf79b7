import { Breadcrumbs } from "@/components/chrome/breadcrumbs";
import { CardRow } from "@/components/home/card-row";
import { gameCrumbs } from "@/lib/discovery/game-crumbs";
import { type GamePath, gameHref } from "@/lib/discovery/game-path";
import type { ListPage } from "@/lib/discovery/list-rows";
import { type ListView, listQuery } from "@/lib/discovery/list-view";
import type { GoodsRow } from "@/lib/home/goods-row";
import { gameHeading } from "@/lib/seo/games";
import { ListEmpty } from "./list-empty";
import { ListFilters } from "./list-filters";
import { Pagination } from "./pagination";
import { SortBar } from "./sort-bar";

interface Props {
  path: GamePath;
  view: ListView;
  /** Of the game. */
  all: readonly GoodsRow[];
  /** Of the game and the kind. */
  ofKind: readonly GoodsRow[];
  shown: ListPage;
}

/** A game's listings, or those of one kind: filters, order, cards, pages (product §2 /games). */
export function GamePage({ path, view, all, ofKind, shown: { rows, total, pages } }: Props) {
  const href = gameHref(path);
  return (
    <main id="main" className="container-page">
      <Breadcrumbs crumbs={gameCrumbs(path)} />
      <h1 className="break-words font-semibold text-xl">{gameHeading(path)}</h1>
      <ListFilters path={path} view={view} all={all} ofKind={ofKind} />
      <SortBar href={href} view={view} total={total} />
      {rows.length === 0 ? (
        <ListEmpty href={gameHref({ game: path.game })} />
      ) : (
        <CardRow rows={rows} />
      )}
      {rows.length === 0 ? null : (
        <Pagination
          page={view.page}
          pages={pages}
          hrefOf={(page) => href + listQuery({ ...view, page })}
        />
      )}
    </main>
  );
}
