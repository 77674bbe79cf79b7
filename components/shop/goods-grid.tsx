import { GoodsCard } from "@/components/listing/goods-card";
import type { GoodsRow } from "@/lib/goods/goods-row";

/** Pixels; four cards fill the content width, five a wide one. */
const CARD_WIDTH = 285;
/** Number of cards above the fold. */
const EAGER = 4;

/** One page of goods; dimmed while the next one loads. */
export function GoodsGrid({ rows, waiting }: { rows: readonly GoodsRow[]; waiting: boolean }) {
  return (
    <ul
      aria-busy={waiting}
      className="grid grid-cols-4 gap-5 wide:grid-cols-5 transition-opacity narrow:grid-cols-3 small:grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] small:gap-3 print:grid-cols-2 aria-busy:pointer-events-none aria-busy:opacity-50"
    >
      {rows.map((row, index) => (
        <li key={row.id} className="narrow:min-w-0">
          <GoodsCard row={row} width={CARD_WIDTH} eager={index < EAGER} />
        </li>
      ))}
    </ul>
  );
}
