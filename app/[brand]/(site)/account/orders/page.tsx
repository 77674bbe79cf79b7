import { brandByKey } from "@storefront/brands";
import { AccountFrame } from "@/components/account/account-frame";
import { OrdersPanel } from "@/components/account/orders/orders-panel";
import { brandNames } from "@/lib/account/brand-names.server";
import { offersBoosting } from "@/lib/boost/load-boost-games.server";
import { accountMetadata } from "@/lib/seo/unindexed-pages";

export const revalidate = 3600;
export const metadata = accountMetadata("orders");

export function generateStaticParams() {
  return [];
}

/** 我的订单: the same page for all visitors; their orders are fetched in the browser. */
export default async function OrdersPage({ params }: { params: Promise<{ brand: string }> }) {
  const brand = brandByKey((await params).brand);
  return (
    <AccountFrame page="orders">
      <OrdersPanel
        boosts={brand !== undefined && (await offersBoosting(brand))}
        brandNames={brandNames()}
      />
    </AccountFrame>
  );
}
