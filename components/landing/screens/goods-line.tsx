import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { formatCount } from "@/lib/format/count";
import type { GoodsRow } from "@/lib/goods/goods-row";

/** A listing as a row on a phone. */
export function GoodsLine({ row }: { row: GoodsRow }) {
  return (
    <li className="flex gap-3 border-rule border-b py-3 last:border-0">
      <Cover url={row.cover} size={60} className="rounded-s" eager />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate font-medium text-[13px]">{row.name}</span>
        <span className="mt-1 truncate text-[11px] text-soft">
          <span className="mr-1.5 rounded-[3px] bg-panel px-1 py-px text-mark">{row.kind}</span>
          {row.game}
        </span>
        <span className="mt-auto flex items-baseline justify-between">
          <RowPrice row={row} size="small" />
          {row.sale > 0 ? (
            <span className="figures text-[11px] text-soft">已售 {formatCount(row.sale)}</span>
          ) : null}
        </span>
      </span>
    </li>
  );
}
