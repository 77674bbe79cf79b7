import { Price } from "@/components/ui/price";
import { goodsAddress } from "@/lib/goods/goods-address";
import { countText, type GoodsRow } from "@/lib/home/market-view";
import { Cover } from "./cover";

/** The best seller, large, and the ones after it as a ranking. */
export function TopSellers({ rows }: { rows: readonly GoodsRow[] }) {
  const [first, ...more] = rows;
  if (first === undefined) return null;
  return (
    <div className="grid grid-cols-[300px_1fr] overflow-hidden rounded-m bg-white shadow-card">
      <a href={goodsAddress(first.id)} className="group relative block overflow-hidden bg-ink">
        <Cover url={first.cover} size={300} eager />
        <span className="block p-5 text-white">
          <span className="line-clamp-2 font-medium text-base group-hover:underline">
            {first.name}
          </span>
          <span className="mt-3 flex items-baseline justify-between">
            <span className="figures font-semibold text-lg text-spark">¥{first.price}</span>
            <span className="figures text-white/80 text-xs">已售 {countText(first.sale)}</span>
          </span>
        </span>
      </a>
      <ol className="flex flex-col justify-between px-6 py-3">
        {more.map((row, index) => (
          <li key={row.id} className="border-line border-b last:border-0">
            <a href={goodsAddress(row.id)} className="group flex items-center gap-4 py-2.5">
              <span className="figures w-4 text-center font-semibold text-base text-ink-3">
                {index + 2}
              </span>
              <Cover url={row.cover} size={48} className="rounded-s" eager />
              <span className="min-w-0 flex-1">
                <span className="block truncate group-hover:text-primary-strong">{row.name}</span>
                <span className="block truncate text-ink-3 text-xs">
                  {row.game} · {row.kind}
                </span>
              </span>
              <Price yuan={row.price} />
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
