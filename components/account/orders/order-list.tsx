"use client";

import { ORDER_WORDS } from "@storefront/contract/labels/state-words";
import { ORDERS_PER_PAGE, type OrderState } from "@storefront/contract/orders/order-list";
import { useEffect } from "react";
import { PageLinks } from "@/components/ui/page-links";
import type { AccountOrders } from "@/lib/account/read-orders";
import { type ListQuery, lastPageOf } from "@/lib/addresses/list-query";
import { onOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { onVisitorOrders } from "@/lib/purchase/orders/visitor-orders";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { Notice } from "../parts/notice";
import { OrderCard } from "./order-card";

interface Props {
  orders: AccountOrders;
  query: ListQuery<OrderState>;
  setQuery: (query: ListQuery<OrderState>) => void;
  reload: () => Promise<unknown>;
  onAgain: (request: PurchaseRequest) => void;
  brandNames: BrandNames;
}

/** Names of brands by key. */
export type BrandNames = Readonly<Partial<Record<string, string>>>;

/** One page of orders; reloads when an order is paid, canceled or created on this page. */
export function OrderList({ orders: { orders, total }, query, setQuery, reload, ...rest }: Props) {
  useEffect(() => onVisitorOrders(() => void reload()), [reload]);
  useEffect(() => onOrdersChanged(() => void reload()), [reload]);
  if (orders.length === 0 && total > 0) {
    return (
      <Notice
        title="这一页没有订单"
        text={`一共 ${total} 笔订单，都在前面几页。`}
        action={{ name: "回到第一页", onAction: () => setQuery({ ...query, page: 1 }) }}
      />
    );
  }
  if (orders.length === 0) return <NoOrders state={query.filter} />;
  return (
    <>
      <ul aria-label="订单" className="space-y-4">
        {orders.map((order) => (
          <OrderCard
            key={order.orderNum}
            order={order}
            onAgain={rest.onAgain}
            brandName={rest.brandNames[order.brand] ?? ""}
          />
        ))}
      </ul>
      <PageLinks
        page={query.page}
        last={lastPageOf(total, ORDERS_PER_PAGE)}
        onTurn={(page) => setQuery({ ...query, page })}
      />
    </>
  );
}

function NoOrders({ state }: { state: OrderState | null }) {
  return (
    <Notice
      title={state === null ? "还没有订单" : `没有${ORDER_WORDS[state]}的订单`}
      text="下单后可以在这里继续支付、取消，或用手机打开订单领取卡密。"
      action={{ name: "去逛逛", href: "/index" }}
    />
  );
}
