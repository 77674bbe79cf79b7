import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { chooseGoods, priceFen } from "@/lib/landing/choose-goods";
import { GameIcon } from "../parts/game-icon";
import { GetApp } from "../parts/get-app";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { BESIDE } from "./reflow";
import { Words } from "./words";

/** Prices of comparable goods as bars, longest first: the answer to "is this too little?". */
export function QuotesHero({ hero, page }: HeroProps<"quotes">) {
  const rows = chooseGoods(page.market, { ...hero.goods, by: "price-desc" }, 6).sort(
    (a, b) => priceFen(b) - priceFen(a),
  );
  const top = Math.sqrt(rows[0] ? priceFen(rows[0]) : 1);
  return (
    <HeroGround hero={hero}>
      <div
        className={`container-page relative grid min-h-[740px] grid-cols-[480px_1fr] items-center gap-16 py-14 ${BESIDE} small:py-10`}
      >
        <div>
          <Words hero={hero} page={page} />
          <GetApp app={page.app} surface={hero.surface} className="mt-10" />
        </div>
        <div className="drawn-656 small:drawn-540">
          <p className="flex items-center gap-4 font-semibold text-lg">
            <GameIcon name={hero.icon} className="size-12 text-glow" />
            {hero.head}
          </p>
          <ol className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3.5">
            {rows.map((row, index) => (
              <li key={row.id}>
                <a
                  href={goodsAddress(row.id)}
                  style={{ width: `${48 + (Math.sqrt(priceFen(row)) / top) * 52}%` }}
                  className={`flex items-center gap-4 rounded-full p-2 pr-7 ${index === 0 ? "bg-glow text-over" : "bg-panel text-on"}`}
                >
                  <Cover url={row.cover} size={56} className="rounded-full" eager />
                  <span className="min-w-0 flex-1 truncate">{row.name}</span>
                  <span className="figures whitespace-nowrap font-bold text-xl">¥{row.price}</span>
                </a>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </HeroGround>
  );
}
