import { trimCents } from "@storefront/contract/listing/trim-cents";
import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { GameIcon } from "../parts/game-icon";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Split } from "./split";

/** Positions of the prices: left and top in pixels, size. */
const POSITIONS = [
  [20, 480, 128],
  [150, 330, 116],
  [40, 180, 104],
  [532, 486, 112],
  [536, 220, 116],
] as const;

/** Under water: a fishing line with the best price on its hook, other prices rising around it. */
export function BidsHero({ hero, page }: HeroProps<"bids">) {
  const [best, ...rows] = chooseGoods(page.market, hero.goods, POSITIONS.length + 1);
  return (
    <HeroGround hero={hero}>
      <GameIcon
        name={hero.icon}
        className="absolute bottom-3 left-[2vw] size-[160px] text-glow opacity-25"
      />
      <GameIcon
        name={hero.icon}
        className="-scale-x-100 absolute top-24 right-[2vw] size-[120px] text-glow opacity-25 small:hidden"
      />
      <Split hero={hero} page={page} className="h-[760px] grid-cols-[500px_1fr] gap-12">
        <div className="drawn-652 relative h-full narrow:h-[720px] small:h-[650px]">
          <svg
            viewBox="0 0 60 330"
            className="absolute top-0 left-[318px] h-[330px] w-[60px] text-on"
            aria-hidden="true"
          >
            <path
              d="M30 0V286a16 16 0 0 0 30 8"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
            />
          </svg>
          {best ? (
            <a
              href={goodsAddress(best.id)}
              data-ground="white"
              className="absolute top-[292px] left-[296px] w-[216px] rotate-2 rounded-l p-3 shadow-dialog"
            >
              <Cover url={best.cover} size={192} className="rounded-m" eager />
              <span className="mt-2 block truncate font-medium">{best.name}</span>
              <span className="figures font-bold text-price text-xl">¥{best.price}</span>
            </a>
          ) : null}
          {rows.map((row, index) => {
            const [left = 0, top = 0, size = 0] = POSITIONS[index] ?? [];
            return (
              <span
                key={row.id}
                aria-hidden="true"
                style={{ left, top, width: size, height: size }}
                className="absolute grid place-content-center rounded-full border-2 border-rule bg-panel text-center"
              >
                <span className="figures font-bold text-lg">¥{trimCents(row.price)}</span>
                <span className="text-soft text-xs">{row.game}</span>
              </span>
            );
          })}
        </div>
      </Split>
    </HeroGround>
  );
}
