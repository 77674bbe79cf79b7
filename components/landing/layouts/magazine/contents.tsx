import type { MagazineLayout } from "@storefront/brands/layouts/magazine";
import { lotNumber } from "@/components/bag/lot-number";
import { GameMark } from "@/components/listing/game-mark";
import { GAMES_PATH, gameHref } from "@/lib/addresses/game-path";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { evenColumns } from "../../parts/custom-properties";
import { Band } from "../../parts/section";

const PLACES = 11;
/** Places in a row; more make two rows. */
const ROW = 6;

const STYLES = {
  doors: "rounded-t-full pt-8 pb-4 border-2 border-glow border-b-8",
  places: "rounded-s pt-3 pb-4 border border-rule",
} as const;

/** The games with their marks: as doors, or as numbered places of a collection; the last one is free. */
export function Contents({
  storefront,
  title,
  style,
  free,
}: MagazineLayout["contents"] & { storefront: StorefrontView }) {
  const games = storefront.games.slice(0, PLACES);
  const places = games.length + 1;
  const columns = places > ROW ? Math.ceil(places / 2) : Math.max(4, places);
  const shape = `flex h-full flex-col items-center gap-2 bg-panel px-2 text-center hover:bg-rule ${STYLES[style]}`;
  return (
    <Band block={{ surface: style === "doors" ? "ink" : "ground", title }} className="py-14">
      <ol
        style={evenColumns(columns)}
        className="mt-8 grid grid-cols-(--columns) gap-5 narrow:grid-cols-4 small:grid-cols-2 small:gap-3"
      >
        {games.map(({ name, rows }, index) => {
          return (
            <li key={name}>
              <a href={gameHref({ game: name })} className={shape}>
                {style === "places" ? (
                  <span className="figures self-start px-2 text-soft text-xs">
                    No. {lotNumber(index)}
                  </span>
                ) : null}
                <GameMark game={name} className="size-16" />
                <span className="font-semibold">{name}</span>
                <span className="figures text-soft text-xs">{rows.length} 件</span>
              </a>
            </li>
          );
        })}
        <li>
          <a href={GAMES_PATH} className={`${shape} justify-center border-dashed! bg-transparent!`}>
            <span className="text-mark text-xl">?</span>
            <span className="font-semibold">{free}</span>
            <span className="text-soft text-xs">看全部游戏</span>
          </a>
        </li>
      </ol>
    </Band>
  );
}
