import { Breadcrumb } from "@/components/goods/breadcrumb";
import type { ShopPageView } from "@/lib/shop/load-shop";
import { ShopGoods } from "./shop-goods";
import { ShopHead } from "./shop-head";

/** A seller's shop: who, and what is on sale (product §2 /personal_center). */
export function ShopPage({ view: { shop, goods } }: { view: ShopPageView }) {
  return (
    <main id="main" className="pb-16">
      <div className="border-line border-b bg-white">
        <div className="container-page pb-8">
          <Breadcrumb name={shop.seller.nickname} />
          <ShopHead shop={shop} />
        </div>
      </div>
      <ShopGoods userId={shop.userId} first={goods} />
    </main>
  );
}
