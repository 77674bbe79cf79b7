import type { Assortment } from "@storefront/brands/assortment";
import { Breadcrumbs } from "@/components/chrome/breadcrumbs";
import { HOME_CRUMB } from "@/lib/seo/breadcrumb-data";
import type { ShopPageView } from "@/lib/shop/load-shop.server";
import { ShopGoods } from "./shop-goods";
import { ShopHead } from "./shop-head";

interface Props {
  view: ShopPageView;
  /** Assortment of the host. */
  assortment?: Assortment | undefined;
}

/** A seller's shop with its listings (product §2 /personal_center). */
export function ShopPage({ view: { shop, goods }, assortment }: Props) {
  return (
    <main id="main" className="pb-16">
      <div className="border-line border-b bg-white">
        <div className="container-page pb-8">
          <Breadcrumbs
            crumbs={[
              HOME_CRUMB,
              { name: shop.seller.nickname, href: `/personal_center?user_id=${shop.userId}` },
            ]}
          />
          <ShopHead shop={shop} />
        </div>
      </div>
      <ShopGoods userId={shop.userId} first={goods} assortment={assortment} />
    </main>
  );
}
