import type { GoodsRow } from "@/lib/goods/goods-row";
import { GoodsCard } from "./goods-card";

/**
 * Five listings side by side. In a small window the cards are horizontal: the first full width, the others in pairs.
 */
export function CardRow({ rows }: { rows: readonly GoodsRow[] }) {
  return (
    <ul className="grid grid-cols-5 gap-x-[25px] gap-y-6 narrow:gap-x-4 small:grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] small:gap-y-4">
      {rows.map((row) => (
        <li key={row.id} className="narrow:min-w-0 small:first:col-span-full">
          <GoodsCard row={row} width={220} />
        </li>
      ))}
    </ul>
  );
}
