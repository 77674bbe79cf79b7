import { goodsAddress } from "@/lib/addresses/goods-address";
import { formatCount } from "@/lib/format/count";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { Cover } from "../listing/cover";
import { RowPrice } from "../listing/row-price";

/** The first listing large, the following ones as a ranking. */
export function TopSellers({ rows }: { rows: readonly GoodsRow[] }) {
  const [first, ...more] = rows;
  if (first === undefined) return null;
  return (
    <div className="grid grid-cols-[300px_1fr] overflow-hidden small:grid-cols-1 rounded-m bg-white shadow-card">
      <a
        href={goodsAddress(first.id)}
        className="group relative block overflow-hidden bg-ink small:flex small:items-center"
      >
        <Cover url={first.cover} size={300} className="small:size-32" first />
        <span data-ground="ink" className="block p-5 small:min-w-0 small:flex-1">
          <span className="line-clamp-2 font-medium text-base group-hover:underline small:line-clamp-4">
            {first.name}
          </span>
          <span className="mt-3 flex items-baseline justify-between small:flex-wrap small:gap-x-4">
            <RowPrice row={first} />
            {first.sale > 0 ? (
              <span className="figures text-soft text-xs">已售 {formatCount(first.sale)}</span>
            ) : null}
          </span>
        </span>
      </a>
      <ol className="flex flex-col justify-between px-6 py-3 small:px-4">
        {more.map((row, index) => (
          <li key={row.id} className="border-line border-b last:border-0">
            <a
              href={goodsAddress(row.id)}
              className="group flex items-center gap-4 py-2.5 small:flex-wrap small:justify-end small:gap-x-3 small:gap-y-1"
            >
              <span className="figures w-4 text-center font-semibold text-base text-ink-3">
                {index + 2}
              </span>
              <Cover url={row.cover} size={48} className="rounded-s" eager />
              <span className="min-w-0 flex-1 small:min-w-[148px]">
                <span className="block truncate group-hover:text-primary-strong small:line-clamp-4 small:whitespace-normal">
                  {row.name}
                </span>
                <span className="block truncate text-ink-3 text-xs">
                  {row.game} · {row.kind}
                </span>
              </span>
              <RowPrice row={row} />
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
