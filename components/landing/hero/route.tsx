import { Cover } from "@/components/listing/cover";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { GameIcon } from "../parts/game-icon";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { WordsAbove } from "./words-above";

const ROAD =
  "M-600 180C-360 180-300 300-120 300 120 300 150 90 390 96S640 300 860 262 1010 40 1320 60 1560 180 1800 150";
/** Positions of the stops on the road, in percent. */
const STOPS = [
  [5, 78],
  [28, 28],
  [52, 52],
  [73, 70],
  [95, 18],
] as const;

/** The way of the money as a full-width road with stops. */
export function RouteHero({ hero, page }: HeroProps<"route">) {
  const [row] = chooseGoods(page.market, hero.goods, 1);
  return (
    <HeroGround hero={hero}>
      <WordsAbove hero={hero} page={page} className="items-end pt-16" sub="max-w-[600px]" />
      <div className="container-page relative mt-10 h-[420px] narrow:not-small:drawn-wide-1200 small:h-auto small:pb-12">
        <svg
          viewBox="0 0 1200 360"
          className="absolute inset-0 h-[360px] w-full overflow-visible text-glow small:hidden"
          aria-hidden="true"
        >
          <path d={ROAD} fill="none" stroke="currentColor" strokeWidth="44" strokeOpacity=".3" />
          <path
            d={ROAD}
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeDasharray="16 14"
          />
        </svg>
        <ol className="small:relative small:grid small:gap-4 small:before:absolute small:before:inset-y-6 small:before:left-[26px] small:before:border-glow small:before:border-l-4 small:before:border-dashed">
          {hero.stops.map((stop, index) => {
            const [x = 0, y = 0] = STOPS[index] ?? [];
            const last = index === hero.stops.length - 1;
            return (
              <li
                key={stop}
                className="-translate-x-1/2 absolute flex flex-col items-center small:relative small:top-auto! small:left-auto! small:translate-x-0 small:flex-row small:gap-3"
                style={{ left: `${x}%`, top: `calc(${y}% - 44px)` }}
              >
                <span
                  className={`figures grid place-items-center rounded-full border-4 border-under font-bold text-lg ${last ? "size-24 bg-glow text-over small:size-14" : "size-14 bg-on text-under"}`}
                >
                  {last ? (
                    <GameIcon name={hero.icon} className="size-14 small:size-9" />
                  ) : (
                    index + 1
                  )}
                </span>
                <span className="mt-2 whitespace-nowrap rounded-full bg-under px-3 font-semibold text-base">
                  {stop}
                </span>
              </li>
            );
          })}
        </ol>
        {row ? (
          <div
            data-ground="white"
            className="absolute top-[230px] left-[23%] small:static small:mt-6 small:w-full small:max-w-[300px] flex w-[300px] items-center gap-4 rounded-m p-3 shadow-dialog"
          >
            <Cover url={row.cover} size={64} className="rounded-s" eager />
            <span className="min-w-0">
              <span className="block truncate font-medium">{row.name}</span>
              <span className="figures font-bold text-lg text-price">¥{row.price}</span>
            </span>
          </div>
        ) : null}
      </div>
    </HeroGround>
  );
}
