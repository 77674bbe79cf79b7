import { Breadcrumbs } from "@/components/chrome/breadcrumbs";
import { DOWNLOAD, HOME } from "@/components/chrome/links";
import { Cover } from "@/components/listing/cover";
import { NoticePanel } from "@/components/ui/notice-panel";
import { gameHref } from "@/lib/addresses/game-path";
import { countedText } from "@/lib/discovery/counted";
import type { GameEntry } from "@/lib/discovery/read-games";
import { gamesCrumbs } from "@/lib/seo/game-crumbs";
import { ListUnavailable } from "./list-unavailable";

/** Number of listing covers that represent a game. */
const COVERS = 3;

interface Props {
  /** null when the marketplace does not respond. */
  games: readonly GameEntry[] | null;
}

/** Every game with its kinds and their listing counts (product §2 /games). */
export function GamesPage({ games }: Props) {
  const total = {
    count: games?.reduce((sum, { count }) => sum + count, 0) ?? 0,
    exact: games?.every(({ exact }) => exact) ?? true,
  };
  return (
    <main id="main" className="container-page">
      <Breadcrumbs crumbs={gamesCrumbs()} />
      <div className="flex items-baseline gap-3">
        <h1 className="font-semibold text-xl">全部游戏</h1>
        {games && games.length > 0 ? (
          <p className="figures text-ink-2">
            {games.length} 个游戏，{countedText(total)} 件商品
          </p>
        ) : null}
      </div>
      {games === null ? (
        <ListUnavailable />
      ) : games.length === 0 ? (
        <NoGames />
      ) : (
        <ul className="mt-6 grid grid-cols-3 gap-5 narrow:grid-cols-2 small:grid-cols-1">
          {games.map((game) => (
            <GameTile key={game.name} game={game} />
          ))}
        </ul>
      )}
    </main>
  );
}

function GameTile({ game }: { game: GameEntry }) {
  const { name, kinds, covers } = game;
  const tiles = Array.from({ length: COVERS }, (_, index) => ({ index, url: covers[index] ?? "" }));
  return (
    <li className="flex flex-col rounded-m bg-white p-5 shadow-card">
      <a href={gameHref({ game: name })} className="group block">
        <div className="grid grid-cols-3 gap-2 overflow-hidden rounded-s">
          {tiles.map(({ index, url }) => (
            <Cover
              key={index}
              url={url}
              size={112}
              className="aspect-square h-auto w-full rounded-s"
            />
          ))}
        </div>
        <div className="mt-4 flex items-baseline justify-between gap-3">
          <h2 className="min-w-0 break-words font-semibold text-lg group-hover:text-primary-strong">
            {name}
          </h2>
          <span className="figures shrink-0 text-ink-2">{countedText(game)} 件</span>
        </div>
      </a>
      <ul aria-label={`${name}的类目`} className="mt-3 flex flex-wrap gap-2">
        {kinds.map(({ slug, name: kind, ...counted }) => (
          <li key={slug}>
            <a
              href={gameHref({ game: name, kind: slug })}
              className="figures block rounded-s bg-tint px-2.5 py-1 text-ink-2 text-xs hover:text-primary-strong hover:underline"
            >
              {kind} {countedText(counted)}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Shown when no listings can be shown here: nothing is on sale yet, or the API has no lists. */
function NoGames() {
  return (
    <NoticePanel
      title="这里还没有可以浏览的游戏"
      text="有商品上架后，会按游戏和种类列在这里。有商品链接的，可以直接打开购买。"
      links={[
        { text: "回首页看看", href: HOME },
        { text: "在手机上用", href: DOWNLOAD },
      ]}
    />
  );
}
