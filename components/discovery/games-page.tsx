import { Breadcrumbs } from "@/components/chrome/breadcrumbs";
import { Cover } from "@/components/home/cover";
import { gamesCrumbs } from "@/lib/discovery/game-crumbs";
import { kindsOf } from "@/lib/discovery/game-kinds";
import { gameHref } from "@/lib/discovery/game-path";
import { countText, type GameGroup, type MarketView } from "@/lib/home/market-view";
import { ListUnavailable } from "./list-unavailable";

/** Listings whose covers stand for a game. */
const COVERS = 3;

/** Every game with its kinds and their numbers (product §2 /games). */
export function GamesPage({ market }: { market: MarketView | null }) {
  const games = market?.games ?? [];
  return (
    <main id="main" className="container-page">
      <Breadcrumbs crumbs={gamesCrumbs()} />
      <div className="flex items-baseline gap-3">
        <h1 className="font-semibold text-xl">全部游戏</h1>
        {market ? (
          <p className="figures text-ink-2">
            {games.length} 个游戏，{countText(market.total)} 件商品
          </p>
        ) : null}
      </div>
      {games.length === 0 ? (
        <ListUnavailable />
      ) : (
        <ul className="mt-6 grid grid-cols-3 gap-5 narrow:grid-cols-2 small:grid-cols-1">
          {games.map((group) => (
            <GameTile key={group.name} group={group} />
          ))}
        </ul>
      )}
    </main>
  );
}

function GameTile({ group: { name, rows } }: { group: GameGroup }) {
  return (
    <li className="flex flex-col rounded-m bg-white p-5 shadow-card">
      <a href={gameHref({ game: name })} className="group block">
        <span className="grid grid-cols-3 gap-2 overflow-hidden rounded-s">
          {rows.slice(0, COVERS).map(({ id, cover }) => (
            <Cover
              key={id}
              url={cover}
              size={112}
              className="aspect-square h-auto w-full rounded-s"
            />
          ))}
        </span>
        <span className="mt-4 flex items-baseline justify-between gap-3">
          <h2 className="min-w-0 break-words font-semibold text-lg group-hover:text-primary-strong">
            {name}
          </h2>
          <span className="figures shrink-0 text-ink-2">{countText(rows.length)} 件</span>
        </span>
      </a>
      <ul aria-label={`${name}的类目`} className="mt-3 flex flex-wrap gap-2">
        {kindsOf(rows).map(({ slug, name: kind, count }) => (
          <li key={slug}>
            <a
              href={gameHref({ game: name, kind: slug })}
              className="figures block rounded-s bg-tint px-2.5 py-1 text-ink-2 text-xs hover:text-primary-strong hover:underline"
            >
              {kind} {count}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
