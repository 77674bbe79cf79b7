import { goodsAddress } from "@/lib/addresses/goods-address";
import { formatCount } from "@/lib/format/count";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { Cover } from "../listing/cover";
import { RowPrice } from "../listing/row-price";

/** A game's best seller, large on the right, and the next ones as a two-column price list. */
export function GamePanel({ rows: [first, ...more] }: { rows: readonly GoodsRow[] }) {
  return first ? (
    <div className="grid grid-cols-[1fr_360px] overflow-hidden narrow:grid-cols-1 rounded-m bg-white shadow-card">
      <ul className="grid grid-cols-2 content-between gap-x-8 px-7 py-3 small:grid-cols-[repeat(auto-fill,minmax(min(248px,100%),1fr))] small:px-4">
        {more.map((row) => (
          <li key={row.id} className="border-line border-b">
            <a href={goodsAddress(row.id)} className="group flex items-center gap-4 py-3">
              <Cover url={row.cover} size={64} className="rounded-s" />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 group-hover:text-primary-strong narrow:line-clamp-4">
                  {row.name}
                </span>
                <span className="mt-0.5 flex items-baseline justify-between gap-2 narrow:flex-wrap narrow:gap-y-0">
                  <RowPrice row={row} size="small" />
                  <span className="figures shrink-0 text-ink-3 text-xs">
                    {row.kind}
                    {stateOf(row)}
                  </span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a
        href={goodsAddress(first.id)}
        className="group relative block overflow-hidden bg-ink narrow:order-first narrow:flex narrow:items-center"
      >
        <Cover
          url={first.cover}
          size={360}
          className="transition-transform group-hover:scale-[1.03] narrow:size-44 small:size-32"
        />
        <span
          data-ground="ink"
          className="absolute inset-x-0 bottom-0 block px-5 py-4 narrow:static narrow:min-w-0 narrow:flex-1"
        >
          <span className="line-clamp-2 font-medium group-hover:underline narrow:line-clamp-4 narrow:text-base">
            {first.name}
          </span>
          <span className="mt-1 flex items-baseline justify-between narrow:flex-wrap narrow:gap-x-4">
            <RowPrice row={first} />
            {first.sale > 0 ? (
              <span className="figures text-soft text-xs">已售 {formatCount(first.sale)}</span>
            ) : null}
          </span>
        </span>
      </a>
    </div>
  ) : null;
}

function stateOf({ soldOut, sale }: GoodsRow): string {
  if (soldOut) return " · 已售罄";
  return sale > 0 ? ` · 已售 ${formatCount(sale)}` : "";
}
