import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Split } from "./split";

const CARDS = 5;

/** A hand of five cards, each a listing with its price. */
export function FanHero({ hero, page }: HeroProps<"fan">) {
  const left = hero.side === "left";
  const rows = chooseGoods(page.market, hero.goods, CARDS);
  return (
    <HeroGround hero={hero}>
      <Split
        hero={hero}
        page={page}
        last={left}
        className={`min-h-[720px] ${left ? "grid-cols-[1fr_520px]" : "grid-cols-[520px_1fr]"}`}
      >
        <div aria-hidden="true" className="drawn-680 relative h-[640px]">
          {rows.map((row, index) => {
            const turn = index - (CARDS - 1) / 2;
            return (
              <div
                key={row.id}
                data-ground="white"
                style={{ rotate: `${turn * 13}deg`, transformOrigin: "50% 130%" }}
                className="-ml-[120px] absolute top-24 left-1/2 w-[240px] rounded-l p-3 shadow-dialog ring-1 ring-rule"
              >
                <Cover url={row.cover} size={216} className="rounded-m" eager />
                <span className="mt-3 line-clamp-2 h-11 font-medium">{row.name}</span>
                <span className="mt-2 flex items-baseline justify-between">
                  <RowPrice row={row} />
                  <span className="text-soft text-xs">{row.game}</span>
                </span>
              </div>
            );
          })}
        </div>
      </Split>
    </HeroGround>
  );
}
