import { Cover } from "@/components/home/cover";
import { Price } from "@/components/ui/price";
import { goodsAddress } from "@/lib/goods/goods-address";
import { countText, type MarketView, pickRows } from "@/lib/home/market-view";

/** The exchange board: what sells, in lines with prices. Each line leads to the listing. */
export function MarketBoard({ market }: { market: MarketView }) {
  const rows = pickRows(market.hot, 12);
  if (rows.length === 0) return null;
  return (
    <section className="container-page py-24">
      <div className="flex items-end justify-between">
        <h2 className="font-semibold text-2xl">此刻在成交</h2>
        <a className="text-base text-primary-strong hover:underline" href="/index#games">
          看全部游戏
        </a>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-x-12 border-ink border-t-2">
        {rows.map((row) => (
          <li key={row.id} className="border-line border-b">
            <a
              href={goodsAddress(row.id)}
              className="group flex items-center gap-4 py-3.5 hover:bg-tint"
            >
              <Cover url={row.cover} size={56} className="rounded-s" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium text-base text-ink group-hover:text-primary-strong">
                  {row.name}
                </span>
                <span className="mt-0.5 block truncate text-ink-2 text-xs">
                  {row.kind} · {row.game} · 成交{" "}
                  <span className="figures">{countText(row.sale)}</span>
                </span>
              </span>
              <span className="w-28 shrink-0 text-right">
                <Price yuan={row.price} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
