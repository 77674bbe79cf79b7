import type { Brand } from "@storefront/brands/types";
import { brandMarket } from "@/lib/home/brand-market";
import { loadCatalogue } from "@/lib/home/load-catalogue";
import { marketView, pickRows } from "@/lib/home/market-view";
import { CardRow } from "../listing/card-row";

const PAGES = 10;

/** A row of five best sellers that suit the brand, for pages without content of their own. */
export async function HotStrip({ brand }: { brand: Brand }) {
  const market = brandMarket(brand, marketView(await loadCatalogue(PAGES, brand.assortment)));
  const rows = pickRows(market.hot, 5, { perGame: 1 });
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
