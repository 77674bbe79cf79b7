"use client";

import { ORDER_STATES } from "@storefront/contract/orders/order-list";
import { useState } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";
import { type AccountOrders, readAccountOrders } from "@/lib/account/read-orders";
import { goesOn } from "@/lib/order/poll-interval";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { AccountData } from "../parts/account-data";
import { useAccountCall } from "../parts/use-account-call";
import { useListQuery } from "../parts/use-list-query";
import { BoostOffer } from "./boost-offer";
import { type BrandNames, OrderList } from "./order-list";
import { StateFilter } from "./state-filter";

const loadPurchase = () => import("@/components/purchase/purchase").then((part) => part.Purchase);

interface Props {
  boosts: boolean;
  brandNames: BrandNames;
}

/**
 * The visitor's orders, newest first, optionally filtered by state.
 * @param props `boosts`: whether the host has the boosting page. `brandNames`: by key
 */
export function OrdersPanel({ boosts, brandNames }: Props) {
  const [query, setQuery] = useListQuery("state", ORDER_STATES);
  const { filter, page } = query;
  const payload = filter === null ? { page } : { page, state: filter };
  const answer = useAccountCall("orderList", payload, readAccountOrders, awaitedStates);
  const [again, setAgain] = useState<PurchaseRequest | null>(null);
  return (
    <BoostOffer value={boosts}>
      {answer.kind === "loggedOut" || answer.kind === "unsupported" ? null : (
        <StateFilter chosen={filter} onChoose={(state) => setQuery({ filter: state, page: 1 })} />
      )}
      <AccountData answer={answer} label="订单">
        {(orders, reload) => (
          <OrderList
            orders={orders}
            query={query}
            setQuery={setQuery}
            reload={reload}
            onAgain={setAgain}
            brandNames={brandNames}
          />
        )}
      </AccountData>
      {again === null ? null : (
        <LazyComponent
          load={loadPurchase}
          props={{ request: again, onClose: () => setAgain(null) }}
        />
      )}
    </BoostOffer>
  );
}

/** The states of the orders, while one of them may change elsewhere. */
const awaitedStates = ({ orders }: AccountOrders): string | null =>
  orders.some(goesOn)
    ? orders
        .map(({ state, afterSale, rental, refundAt }) => [state, afterSale, rental, refundAt])
        .join()
    : null;
