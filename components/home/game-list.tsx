import { gameHref } from "@/lib/addresses/game-path";
import { formatCount } from "@/lib/format/count";
import type { GameGroup } from "@/lib/home/market-view";

/** All games, linked to their lists. */
export function GameList({ games }: { games: readonly GameGroup[] }) {
  return (
    <nav aria-label="游戏" className="rounded-m bg-white py-3 shadow-card narrow:px-3">
      <ul className="flex h-full flex-col justify-between narrow:flex-row narrow:flex-wrap narrow:justify-start">
        {games.map(({ name, rows }) => (
          <li key={name}>
            <a
              href={gameHref({ game: name })}
              className="flex items-baseline justify-between px-5 py-2 text-base hover:bg-tint hover:text-primary-strong narrow:gap-2 narrow:rounded-s narrow:px-3"
            >
              <span className="truncate">{name}</span>
              <span className="figures text-ink-3 text-xs">{formatCount(rows.length)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
