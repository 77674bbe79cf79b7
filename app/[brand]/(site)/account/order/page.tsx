import { brandByKey } from "@storefront/brands";
import { AccountFrame } from "@/components/account/account-frame";
import { OrderPanel } from "@/components/account/order/order-panel";
import { brandNames } from "@/lib/account/brand-names.server";
import { offersBoosting } from "@/lib/boost/load-boost-games.server";
import { orderMetadata } from "@/lib/seo/unindexed-pages";

export const revalidate = 3600;
export const metadata = orderMetadata;

export function generateStaticParams() {
  return [];
}

/** 订单详情: the same page for all visitors and orders; the order is fetched in the browser. */
export default async function OrderPage({ params }: { params: Promise<{ brand: string }> }) {
  const brand = brandByKey((await params).brand);
  return (
    <AccountFrame page="orders" title="订单详情">
      <OrderPanel
        boosts={brand !== undefined && (await offersBoosting(brand))}
        brandNames={brandNames()}
      />
    </AccountFrame>
  );
}
