import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { WordsAbove } from "./words-above";

const EACH = 4;
const STRIPES = [0, 1, 2, 3, 4, 5];

/** A street of four stalls under striped awnings, each with the goods of one game on its table. */
export function StallsHero({ hero, page }: HeroProps<"stalls">) {
  const { games } = page.market;
  return (
    <HeroGround hero={hero}>
      <WordsAbove hero={hero} page={page} className="items-center pt-16" sub="max-w-[600px]" />
      <ul className="container-page relative mt-14 grid grid-cols-4 gap-7 narrow:not-small:drawn-wide-1200 small:mt-10 small:grid-cols-[repeat(auto-fill,minmax(250px,1fr))]">
        {hero.signs.map((sign, stall) => (
          <li key={sign} className="flex flex-col" style={{ paddingTop: (stall % 2) * 32 }}>
            <Awning turned={stall % 2 === 1} />
            <p className="-mt-1 mx-auto w-fit rounded-b-s bg-glow px-5 pb-1.5 font-semibold text-over">
              {games[stall] ? `${games[stall].name} · ${sign}` : sign}
            </p>
            <ul
              data-ground="white"
              className="mx-3 mt-3 grid grid-cols-2 gap-2.5 p-3 small:justify-items-center"
            >
              {chooseGoods({ ...page.market, hot: games[stall]?.rows ?? [] }, hero.goods, EACH).map(
                (row) => (
                  <li key={row.id}>
                    <a href={goodsAddress(row.id)} aria-label={`${row.name}，${row.price} 元`}>
                      <Cover url={row.cover} size={109} className="rounded-s" eager />
                      <span className="figures mt-1 block text-center font-semibold text-price">
                        ¥{row.price}
                      </span>
                    </a>
                  </li>
                ),
              )}
            </ul>
            <div
              aria-hidden="true"
              className="mx-3 min-h-24 small:min-h-12 flex-1 border-glow border-t-[10px] bg-[repeating-linear-gradient(90deg,transparent_0_40px,rgb(255_255_255/28%)_40px_42px)] bg-glow opacity-80"
            />
          </li>
        ))}
      </ul>
    </HeroGround>
  );
}

function Awning({ turned }: { turned: boolean }) {
  return (
    <svg viewBox="0 0 240 72" className="w-full" aria-hidden="true">
      {STRIPES.map((stripe) => (
        <path
          key={stripe}
          d={`M${stripe * 40} 0h40v52a20 20 0 0 1-40 0Z`}
          fill={
            (stripe % 2 === 0) === turned ? "white" : turned ? "var(--brand-spark)" : "var(--glow)"
          }
        />
      ))}
    </svg>
  );
}
