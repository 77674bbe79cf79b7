import { gameHref } from "@/lib/addresses/game-path";
import type { GameEntry } from "@/lib/discovery/read-games";

/** Links from a search to the lists of games. */
export function SearchGames({ games }: { games: readonly GameEntry[] }) {
  return (
    <ul aria-label="相关游戏" className="flex flex-wrap gap-3">
      {games.map(({ name }) => (
        <li key={name}>
          <a
            href={gameHref({ game: name })}
            className="inline-flex items-baseline gap-2 rounded-s border border-line-strong bg-white px-3 py-1 hover:border-primary hover:text-primary-strong"
          >
            {name}
            <span className="text-ink-3 text-xs">全部商品</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
