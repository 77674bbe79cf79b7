"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";
import { isDismissed } from "@/lib/purchase/dismissed-orders";
import type { OpenOrder } from "@/lib/purchase/open-order";
import { openOrders } from "@/lib/purchase/open-orders";
import type { PurchaseRequest } from "@/lib/purchase/purchase-request";
import { resumeRequest } from "@/lib/purchase/resume-request";
import type { Submission } from "@/lib/purchase/submission";
import { unconfirmedSubmissions } from "@/lib/purchase/unconfirmed-submissions";
import { isVisible, onVisibleChange } from "@/lib/purchase/visible-orders";
import { onStored } from "@/lib/storage/session-storage";
import { useStore } from "@/lib/use-store";
import { OfferBar, OfferPlace, type OfferPlaceName } from "./resume-order-bar";
import { OpenOffers } from "./resume-order-list";
import { useOpenOrderSync } from "./use-open-order-sync";

const loadResume = () => import("./resume-purchase").then((part) => part.ResumePurchase);
const loadPurchase = () => import("./purchase").then((part) => part.Purchase);

type Taken = { order: OpenOrder } | { request: PurchaseRequest };

export interface ResumeOfferProps {
  place: OfferPlaceName;
}

/**
 * Offers the way back into every purchase of this buyer: one that was submitted and never answered comes alone, then
 * orders that wait for their payment and those whose card secret is not collected. Other parts of the page come here
 * to go on with one (`resume-request.ts`).
 */
export function ResumeOffer({ place }: ResumeOfferProps) {
  const submission = useSyncExternalStore(listen, unanswered, () => null);
  const orders = useSyncExternalStore(listen, offered, () => NONE);
  const [taken, setTaken] = useState<Taken | null>(null);
  const onClose = () => setTaken(null);
  const wanted = useStore(resumeRequest);
  useOpenOrderSync();
  useEffect(() => {
    const order = openOrders().find(({ orderNum }) => orderNum === wanted);
    if (!order) return;
    resumeRequest.set(null);
    setTaken({ order });
  }, [wanted]);
  if (taken) {
    return "order" in taken ? (
      <LazyComponent load={loadResume} props={{ order: taken.order, onClose }} />
    ) : (
      <LazyComponent load={loadPurchase} props={{ request: taken.request, onClose }} />
    );
  }
  if (submission) {
    return (
      <OfferPlace place={place}>
        <OfferBar
          title="订单结果待确认"
          goodsName={submission.request.goodsName}
          fen={submission.shownFen}
          action="查看结果"
          onAct={() => setTaken({ request: submission.request })}
        />
      </OfferPlace>
    );
  }
  if (orders.length === 0) return null;
  return (
    <OfferPlace place={place}>
      <OpenOffers orders={orders} onTake={(order) => setTaken({ order })} />
    </OfferPlace>
  );
}

function listen(listener: () => void): () => void {
  const ends = [onVisibleChange(listener), onStored(listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** It may have become an order, paid from the balance even: looked after before anything else. */
function unanswered(): Submission | null {
  const found = unconfirmedSubmissions().find(({ payload }) => !isVisible(payload.order_num));
  return found ?? null;
}

/** Those that wait come before those that are paid, the latest first; the same array as long as nothing changed. */
function offered(): readonly OpenOrder[] {
  const orders = openOrders().filter(
    ({ orderNum }) => !isVisible(orderNum) && !isDismissed(orderNum),
  );
  const next = [
    ...orders.filter(({ status }) => status === "waiting"),
    ...orders.filter(({ status }) => status === "paid"),
  ];
  const isSame = next.length === last.length && next.every((order, at) => order === last[at]);
  if (!isSame) last = next;
  return last;
}
const NONE: readonly OpenOrder[] = [];
let last = NONE;
