"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { LazyPart } from "@/components/ui/lazy-part";
import { answerTabs } from "@/lib/purchase/answer-tabs";
import type { OpenOrder } from "@/lib/purchase/open-order";
import { forgetOrder, onOpenOrders, openOrders } from "@/lib/purchase/open-orders";
import { isOnDisplay, onDisplayChange } from "@/lib/purchase/orders-on-display";
import type { PurchaseRequest } from "@/lib/purchase/purchase-request";
import type { Submission } from "@/lib/purchase/submission";
import { onSubmissions, unsettledSubmissions } from "@/lib/purchase/unsettled";
import { OfferBar } from "./offer-bar";

const loadResume = () => import("./resume-purchase").then((part) => part.ResumePurchase);
const loadPurchase = () => import("./purchase").then((part) => part.Purchase);

type Taken = { order: OpenOrder } | { request: PurchaseRequest };

/**
 * Offers the way back into a purchase of this window: one that was submitted and never answered, an order that waits
 * for its payment, or one whose card secret is not collected.
 */
export function ResumeOffer() {
  const submission = useSyncExternalStore(listen, unanswered, () => null);
  const order = useSyncExternalStore(listen, offered, () => null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const onClose = () => setTaken(null);
  useEffect(answerTabs, []);
  if (taken) {
    return "order" in taken ? (
      <LazyPart load={loadResume} props={{ order: taken.order, onClose }} />
    ) : (
      <LazyPart load={loadPurchase} props={{ request: taken.request, onClose }} />
    );
  }
  if (submission) {
    return (
      <OfferBar
        title="订单结果待确认"
        goodsName={submission.request.goodsName}
        fen={submission.shownFen}
        action="查看结果"
        onAct={() => setTaken({ request: submission.request })}
      />
    );
  }
  if (!order) return null;
  const isPaid = order.status === "paid";
  return (
    <OfferBar
      label={isPaid ? "已支付订单" : "待支付订单"}
      title={isPaid ? "已支付，可领取卡密" : "待支付订单"}
      goodsName={order.goodsName}
      fen={order.priceFen}
      action={isPaid ? "领取卡密" : "继续支付"}
      onAct={() => setTaken({ order })}
      onDismiss={() => forgetOrder(order.orderNum)}
    />
  );
}

function listen(listener: () => void): () => void {
  const ends = [onOpenOrders(listener), onSubmissions(listener), onDisplayChange(listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** It may have become an order, paid from the balance even: looked after before anything else. */
function unanswered(): Submission | null {
  const found = unsettledSubmissions().find(({ payload }) => !isOnDisplay(payload.order_num));
  return found ?? null;
}

/** One that waits comes before one that is paid, the latest first. */
function offered(): OpenOrder | null {
  const orders = openOrders().filter((order) => !isOnDisplay(order.orderNum));
  return orders.find((order) => order.status === "waiting") ?? orders[0] ?? null;
}
