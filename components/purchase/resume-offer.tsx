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

/** Within the height of the header, where it covers neither goods nor buttons. */
function Offer({ order, onResume }: { order: OpenOrder; onResume: () => void }) {
  const isPaid = order.status === "paid";
  return (
    <section
      aria-label={isPaid ? "已支付订单" : "待支付订单"}
      className="-translate-x-1/2 fixed top-2 left-1/2 z-30 flex h-12 w-[560px] items-center gap-3 rounded-m border border-line bg-white pr-2 pl-4 shadow-card"
    >
      <p className="shrink-0 font-medium text-ink">
        {isPaid ? "已支付，可领取卡密" : "待支付订单"}
      </p>
      <p className="min-w-0 flex-1 truncate text-ink-2 [unicode-bidi:isolate]">{order.goodsName}</p>
      <p className="figures shrink-0 font-medium text-accent">¥{fenToYuan(order.priceFen)}</p>
      <Button size="small" onClick={onResume}>
        {isPaid ? "领取卡密" : "继续支付"}
      </Button>
      <button
        type="button"
        aria-label="不再提醒"
        title="不再提醒"
        onClick={() => forgetOrder(order.orderNum)}
        className="grid size-8 shrink-0 place-items-center rounded-s text-ink-3 hover:bg-ground hover:text-ink"
      >
        <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
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
