import { AccountFrame } from "@/components/account/account-frame";
import { OrdersPanel } from "@/components/account/orders/orders-panel";
import { accountMetadata } from "@/lib/seo/account";

export const revalidate = 3600;
export const metadata = accountMetadata("orders");

export function generateStaticParams() {
  return [];
}

/** 我的订单: the same page for all visitors; their orders are fetched in the browser. */
export default function OrdersPage() {
  return (
    <AccountFrame page="orders">
      <OrdersPanel />
    </AccountFrame>
  );
}
