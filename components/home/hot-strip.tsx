import { loadCatalogue } from "@/lib/home/load-catalogue";
import { marketView, pickRows } from "@/lib/home/market-view";
import { GoodsCard } from "./goods-card";

/** Five best sellers in a row, for a page that has nothing of its own to show. */
export async function HotStrip() {
  const rows = pickRows(marketView(await loadCatalogue(4)).hot, 5, { perGame: 1 });
  if (rows.length === 0) return null;
  return (
    <section className="mt-20">
      <h2 className="font-semibold text-lg">大家正在买</h2>
      <ul className="mt-5 grid grid-cols-5 gap-x-[25px]">
        {rows.map((row) => (
          <li key={row.id}>
            <GoodsCard row={row} width={220} />
          </li>
        ))}
      </ul>
    </section>
  );
}
