import type { Brand } from "@storefront/brands/types";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { brandStorefront } from "@/lib/home/brand-storefront";
import { loadCatalogue } from "@/lib/home/load-catalogue";
import { pickRows, storefrontView } from "@/lib/home/storefront-view";
import { GoodsCard } from "../listing/goods-card";

const PAGES = 10;

/** A row of five best sellers that suit the brand, for pages without content of their own. */
export async function HotStrip({ brand }: { brand: Brand }) {
  const storefront = brandStorefront(
    brand,
    storefrontView(await loadCatalogue(PAGES, brand.assortment)),
  );
  const rows = pickRows(storefront.hot, 5, { perGame: 1 });
  if (rows.length === 0) return null;
  return (
    <section className="mt-20">
      <h2 className="font-semibold text-lg">大家正在买</h2>
      <div className="mt-5">
        <CardRow rows={rows} />
      </div>
    </section>
  );
}

/**
 * Five listings side by side. In a small window the cards are horizontal: the first full width, the others in pairs.
 */
function CardRow({ rows }: { rows: readonly GoodsRow[] }) {
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
