import type { Brand } from "@storefront/brands/types";
import { homeCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { assortedShops } from "@/lib/home/assorted-shops";
import { brandShops } from "@/lib/home/brand-storefront";
import { readShops, type ShopView } from "@/lib/home/read-shops";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { ShopCard } from "./shop-card";
import { ShopCarousel } from "./shop-carousel";

const HEADING = "shops-heading";

/** The five best-selling shops, with their figures and testimonials. */
export async function Shops({ brand, storefront }: { brand: Brand; storefront: StorefrontView }) {
  const shops = brandShops(
    brand,
    storefront,
    assortedShops(await loadShops(), brand.assortment, storefront),
  );
  if (shops.length === 0) return null;
  const slides = shops.map((shop) => ({
    key: shop.id,
    name: shop.seller.nickname,
    content: <ShopCard shop={shop} />,
  }));
  return (
    <div id="shops" className="container-page scroll-mt-4 pt-10">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id={HEADING} className="font-semibold text-lg small:text-balance">
          我们的店家，买家怎么说
        </h2>
        <p className="text-ink-2">卖得最好的店，数字是店里的实数，话是买家原话</p>
      </div>
      <ShopCarousel labelledBy={HEADING} slides={slides} />
    </div>
  );
}

/** The shops of the home page; none when the marketplace does not answer. */
async function loadShops(): Promise<ShopView[]> {
  const result = await callServer("home", {}, homeCache());
  return result.ok ? readShops(result.data?.sellers) : [];
}
