"use client";

import { ORDER_STATES } from "@storefront/contract/order-list";
import { useState } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";
import { readAccountOrders } from "@/lib/account/read-orders";
import type { PurchaseRequest } from "@/lib/purchase/purchase-request";
import { AccountData } from "../parts/account-data";
import { useAccountCall } from "../parts/use-account-call";
import { useListQuery } from "../parts/use-list-query";
import { BoostOffer } from "./boost-offer";
import { OrderList } from "./order-list";
import { StateFilter } from "./state-filter";

const loadPurchase = () => import("@/components/purchase/purchase").then((part) => part.Purchase);

/**
 * The visitor's orders, newest first, optionally filtered by state.
 * @param props `boosts`: whether the host has the boosting page
 */
export function OrdersPanel({ boosts }: { boosts: boolean }) {
  const [query, setQuery] = useListQuery("state", ORDER_STATES);
  const { filter, page } = query;
  const payload = filter === null ? { page } : { page, state: filter };
  const answer = useAccountCall("orderList", payload, readAccountOrders);
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
