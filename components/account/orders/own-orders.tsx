"use client";

import { ORDER_STATES } from "@storefront/contract/order-list";
import { useState } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";
import { readOwnOrders } from "@/lib/account/read-orders";
import type { PurchaseRequest } from "@/lib/purchase/purchase-request";
import { OwnPart } from "../parts/own-part";
import { useListPlace } from "../parts/use-list-place";
import { useOwnAnswer } from "../parts/use-own-answer";
import { OrderList } from "./order-list";
import { StateFilter } from "./state-filter";

const loadPurchase = () => import("@/components/purchase/purchase").then((part) => part.Purchase);

/** The visitor's orders, newest first, optionally filtered by state. */
export function OwnOrders() {
  const [place, go] = useListPlace("state", ORDER_STATES);
  const { choice, page } = place;
  const payload = choice === null ? { page } : { page, state: choice };
  const answer = useOwnAnswer("orderList", payload, readOwnOrders);
  const [again, setAgain] = useState<PurchaseRequest | null>(null);
  return (
    <>
      {answer.kind === "loggedOut" || answer.kind === "unsupported" ? null : (
        <StateFilter chosen={choice} onChoose={(state) => go({ choice: state, page: 1 })} />
      )}
      <OwnPart answer={answer} what="订单">
        {(orders, reload) => (
          <OrderList orders={orders} place={place} go={go} reload={reload} onAgain={setAgain} />
        )}
      </OwnPart>
      {again === null ? null : (
        <LazyComponent
          load={loadPurchase}
          props={{ request: again, onClose: () => setAgain(null) }}
        />
      )}
    </>
  );
}
