"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { LazyPart } from "@/components/ui/lazy-part";
import { fenToYuan } from "@/contract/money";
import { answerTabs } from "@/lib/purchase/answer-tabs";
import type { OpenOrder } from "@/lib/purchase/open-order";
import { forgetOrder, onOpenOrders, openOrders } from "@/lib/purchase/open-orders";
import { isOnDisplay, onDisplayChange } from "@/lib/purchase/orders-on-display";

const loadPurchase = () => import("./resume-purchase").then((part) => part.ResumePurchase);

/** Offers to reopen an order of this window that waits for its payment, or whose card secret is not collected. */
export function ResumeOffer() {
  const order = useSyncExternalStore(listen, offered, () => null);
  const [resumed, setResumed] = useState<OpenOrder | null>(null);
  useEffect(answerTabs, []);
  return (
    <>
      {order && !resumed ? <Offer order={order} onResume={() => setResumed(order)} /> : null}
      {resumed ? (
        <LazyPart load={loadPurchase} props={{ order: resumed, onClose: () => setResumed(null) }} />
      ) : null}
    </>
  );
}

function Offer({ order, onResume }: { order: OpenOrder; onResume: () => void }) {
  const isPaid = order.status === "paid";
  return (
    <section
      aria-label={isPaid ? "已支付订单" : "待支付订单"}
      className="fixed right-6 bottom-6 z-30 w-80 rounded-m border border-line bg-white p-4 shadow-card"
    >
      <p className="font-medium text-ink">{isPaid ? "已支付，卡密可以领取" : "有一笔订单待支付"}</p>
      <p className="mt-1 flex gap-2 text-ink-2 text-xs">
        <span className="min-w-0 flex-1 truncate">{order.goodsName}</span>
        <span className="figures shrink-0 text-accent">¥{fenToYuan(order.priceFen)}</span>
      </p>
      <div className="mt-3 flex justify-end gap-2">
        <Button look="quiet" size="small" onClick={() => forgetOrder(order.orderNum)}>
          不再提醒
        </Button>
        <Button size="small" onClick={onResume}>
          {isPaid ? "领取卡密" : "继续支付"}
        </Button>
      </div>
    </section>
  );
}

function listen(listener: () => void): () => void {
  const ends = [onOpenOrders(listener), onDisplayChange(listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** One that waits comes before one that is paid, the latest first. */
function offered(): OpenOrder | null {
  const orders = openOrders().filter((order) => !isOnDisplay(order.orderNum));
  return orders.find((order) => order.status === "waiting") ?? orders[0] ?? null;
}
