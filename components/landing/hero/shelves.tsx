import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { formatCount } from "@/lib/format/count";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { WordsAbove } from "./words-above";

/** A shop wall: a sign above two shelves of goods with prices. */
export function ShelvesHero({ hero, page }: HeroProps<"shelves">) {
  const rows = chooseGoods(page.market, hero.goods, 12);
  return (
    <HeroGround hero={hero}>
      <WordsAbove hero={hero} page={page} className="items-center pt-14" sub="max-w-[600px]" card />
      <div className="container-page relative pt-14 pb-20 narrow:not-small:drawn-wide-1200 small:pt-8 small:pb-12">
        <p className="mx-auto mb-[-14px] w-fit rounded-s bg-glow px-8 py-2 font-semibold text-lg text-over">
          {hero.sign}
        </p>
        <div className="border-glow border-x-8 border-t-8">
          <Board rows={rows.slice(0, 6)} />
          <Board rows={rows.slice(6)} />
        </div>
      </div>
    </HeroGround>
  );
}

function Board({ rows }: { rows: readonly GoodsRow[] }) {
  return (
    <ul className="grid grid-cols-6 items-end border-glow border-b-8 px-6 pt-9 small:grid-cols-3 small:gap-x-3 small:gap-y-12 small:px-3">
      {rows.map((row, index) => (
        <li key={row.id} className="relative flex justify-center">
          <a href={goodsAddress(row.id)} aria-label={`${row.name}，${row.price} 元`}>
            <Cover
              url={row.cover}
              size={index % 3 === 1 ? 156 : 136}
              className="rounded-t-s shadow-card small:h-auto small:max-w-full"
              eager
            />
            <span
              data-ground="white"
              className="-translate-x-1/2 -bottom-7 figures absolute left-1/2 z-10 whitespace-nowrap rounded-s px-2.5 py-0.5 font-semibold text-price shadow-card"
            >
              ¥{row.price}
            </span>
            <span className="sr-only">成交 {formatCount(row.sale)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
