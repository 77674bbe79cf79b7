import { Cover } from "@/components/home/cover";
import { Price } from "@/components/ui/price";
import { type MarketView, pickRows } from "@/lib/home/market-view";

const PLACES = [
  "left-[-22px] top-[150px] -rotate-3",
  "right-[-20px] top-[96px] rotate-2",
  "left-[-40px] bottom-[112px] rotate-2",
  "right-[-20px] bottom-[176px] -rotate-2",
] as const;

/** Slips of paper with a thing and its price, pinned around the phone. Decoration: the board below lists the same. */
export function PriceSlips({ market }: { market: MarketView }) {
  const rows = pickRows(market.hot, 10, { perGame: 1 }).slice(5);
  return (
    <div aria-hidden="true" className="absolute inset-0">
      {PLACES.map((place, index) => {
        const row = rows[index];
        return row ? (
          <div
            key={row.id}
            className={`absolute flex w-[172px] items-center gap-3 rounded-m bg-white p-2.5 pr-4 shadow-card ${place}`}
          >
            <Cover url={row.cover} size={48} className="rounded-s" eager />
            <span className="min-w-0">
              <span className="block truncate text-ink-2 text-xs">{row.game}</span>
              <Price yuan={row.price} />
            </span>
          </div>
        ) : null;
      })}
    </div>
  );
}
