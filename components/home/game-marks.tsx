import { evenColumns } from "@/components/landing/parts/custom-properties";
import { GameMark } from "@/components/listing/game-mark";
import { GAMES_PATH, gameHref } from "@/lib/addresses/game-path";
import { countedText } from "@/lib/discovery/counted";
import type { GameCount } from "@/lib/home/home-goods";

/** Marks in a row. */
const ROW = 9;
/** Fewer marks keep the distances of this number. */
const LEAST = 6;

const TILE =
  "group flex h-full flex-col items-center justify-center gap-1.5 rounded-m px-1 py-3 text-center hover:bg-tint";

/** The games as a row of marks; when there are more, the last place leads to all of them. */
export function GameMarks({ games }: { games: readonly GameCount[] }) {
  if (games.length === 0) return null;
  const all = games.length <= ROW;
  const shown = games.slice(0, all ? ROW : ROW - 1);
  return (
    <nav
      id="games"
      aria-label="游戏"
      className="mt-6 scroll-mt-6 rounded-m bg-white p-2 shadow-card"
    >
      <ul
        style={evenColumns(Math.max(LEAST, Math.min(ROW, games.length)))}
        className="grid grid-cols-(--columns) narrow:grid-cols-[repeat(auto-fill,minmax(104px,1fr))]"
      >
        {shown.map((game) => {
          return (
            <li key={game.name}>
              <a href={gameHref({ game: game.name })} className={TILE}>
                <GameMark game={game.name} />
                <span className="line-clamp-2 font-medium text-ink leading-[18px] group-hover:text-primary-strong">
                  {game.name}
                </span>
                <span className="figures text-ink-3 text-xs">{`${countedText(game)} 件`}</span>
              </a>
            </li>
          );
        })}
        {all ? null : (
          <li>
            <a href={GAMES_PATH} className={TILE}>
              <svg viewBox="0 0 56 56" aria-hidden="true" className="size-14 text-primary-strong">
                <rect width="56" height="56" rx="14" className="fill-tint" />
                <g fill="currentColor">
                  <circle cx="18" cy="28" r="3" />
                  <circle cx="28" cy="28" r="3" />
                  <circle cx="38" cy="28" r="3" />
                </g>
              </svg>
              <span className="font-medium text-ink leading-[18px] group-hover:text-primary-strong">
                全部游戏
              </span>
              <span className="figures text-ink-3 text-xs">{games.length} 个</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
