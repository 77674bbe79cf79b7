import { goodsAddress } from "@/lib/addresses/goods-address";
import { formatCount } from "@/lib/format/count";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { priceUnit } from "@/lib/landing/price-unit";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { WordsAbove } from "./words-above";

/** A departures board with one listing per line. */
export function BoardHero({ hero, page }: HeroProps<"board">) {
  const rows = chooseGoods(page.market, hero.goods, 7);
  return (
    <HeroGround hero={hero}>
      <WordsAbove hero={hero} page={page} className="items-end pt-16 pb-12" sub="max-w-[560px]" />
      <div className="container-page relative pb-20 small:pb-12">
        <div data-ground="ink" className="rounded-l p-3 shadow-dialog">
          <p className="flex justify-between px-5 pt-3 pb-4 text-soft small:block small:px-3">
            <span className="font-semibold text-base text-on">{hero.head}</span>
            <span>价格来自商品页，点开即看</span>
          </p>
          <ul className="grid gap-1.5">
            {rows.map((row) => (
              <li key={row.id}>
                <a
                  href={goodsAddress(row.id)}
                  className="grid grid-cols-[150px_1fr_90px_130px_150px] items-center rounded-s bg-panel px-5 py-3.5 text-base hover:bg-rule narrow:grid-cols-[104px_1fr_72px_108px_120px] narrow:px-4 small:grid-cols-[1fr_auto] small:gap-x-3 small:px-3 small:text-sm"
                >
                  <span className="text-mark">{row.game}</span>
                  <span className="truncate pr-8 narrow:pr-4 small:order-first small:col-span-2 small:whitespace-normal small:pr-0 small:text-base">
                    {row.name}
                  </span>
                  <span className="text-soft small:text-right">{row.kind}</span>
                  <span className="figures text-right text-soft small:text-left">
                    {row.sale > 0 ? `成交 ${formatCount(row.sale)}` : null}
                  </span>
                  <span className="figures text-right font-semibold text-lg text-mark">
                    ¥{row.price}
                    <span className="font-normal text-soft text-xs">{priceUnit(row.kind)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </HeroGround>
  );
}
