"use client";

import { useEffect, useState } from "react";
import { ACCOUNT_PAGES } from "@/lib/addresses/account-pages";
import { orderNumOf } from "@/lib/addresses/order-address";
import { type FoundOrder, fetchOrder, readFoundOrder } from "@/lib/order/fetch-order";
import { awaited } from "@/lib/order/poll-interval";
import { onOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { onVisitorOrders } from "@/lib/purchase/orders/visitor-orders";
import { BoostOffer } from "../orders/boost-offer";
import type { BrandNames } from "../orders/order-list";
import { AccountData } from "../parts/account-data";
import { Notice } from "../parts/notice";
import { useAccountFetch } from "../parts/use-account-call";
import { OrderDetails } from "./order-details";
import { OrderSkeleton } from "./order-skeleton";

interface Props {
  /** Whether the host has the boosting page. */
  boosts: boolean;
  /** Names of all brands by key: an account is the same on every brand's site. */
  brandNames: BrandNames;
}

/** The visitor's order whose number is in the address. */
export function OrderPanel({ boosts, brandNames }: Props) {
  const [orderNum, setOrderNum] = useState<string | null>(null);
  useEffect(() => setOrderNum(orderNumOf(window.location.pathname) ?? ""), []);
  return (
    <BoostOffer value={boosts}>
      <p className="-mt-3 mb-4 text-sm print:hidden">
        <a
          href={ACCOUNT_PAGES.orders.path}
          className="inline-flex min-h-6 items-center text-primary-strong hover:underline"
        >
          ‹ 返回{ACCOUNT_PAGES.orders.name}
        </a>
      </p>
      {orderNum === null ? (
        <OrderSkeleton />
      ) : (
        <OrderOf orderNum={orderNum} brandNames={brandNames} />
      )}
    </BoostOffer>
  );
}

function OrderOf({ orderNum, brandNames }: { orderNum: string } & Pick<Props, "brandNames">) {
  const answer = useAccountFetch(
    ["order", orderNum],
    () => fetchOrder(orderNum),
    readFoundOrder,
    awaitedOf,
  );
  const found = answer.kind === "ready" ? answer : null;
  const reload = found?.reload;
  useEffect(() => {
    if (reload === undefined) return;
    const unsubscribes = [
      onVisitorOrders(() => void reload()),
      onOrdersChanged(() => void reload()),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [reload]);
  if (answer.kind === "loading") return <OrderSkeleton />;
  return (
    <AccountData answer={answer} label="订单">
      {(order) =>
        order.kind === "unknown" ? (
          <UnknownOrder />
        ) : (
          <OrderDetails {...order} brandName={brandNames[order.page.order.brand] ?? ""} />
        )
      }
    </AccountData>
  );
}

const awaitedOf = (found: FoundOrder): string | null =>
  found.kind === "found" ? awaited(found.page) : null;

/** The same for an unknown number and for another buyer's order. */
const UnknownOrder = () => (
  <Notice
    title="没有找到这笔订单"
    text="你的账号下没有这个订单号。请检查链接是否完整，或确认登录的是下单时的账号。"
    action={{ name: "查看我的订单", href: ACCOUNT_PAGES.orders.path }}
  />
);
