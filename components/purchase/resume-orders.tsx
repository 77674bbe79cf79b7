"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";
import { isShown, onShownChange } from "@/lib/purchase/orders/shown-orders";
import { type Submission, unconfirmedSubmissions } from "@/lib/purchase/orders/submission";
import type { VisitorOrder } from "@/lib/purchase/orders/visitor-order";
import { resumableOrders, visitorOrders } from "@/lib/purchase/orders/visitor-orders";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { resumeRequest } from "@/lib/purchase/terms/resume-request";
import { onStored } from "@/lib/storage/session-storage";
import { useStore } from "@/lib/use-store";
import { ResumeBarContainer, ResumeOrderBar } from "./resume-order-bar";
import { ResumeOrderList } from "./resume-order-list";
import { useVisitorOrders } from "./use-visitor-orders";

const loadResume = () => import("./purchase").then((part) => part.ResumePurchase);
const loadPurchase = () => import("./purchase").then((part) => part.Purchase);

type Resumed = { order: VisitorOrder } | { request: PurchaseRequest };

/**
 * Offers to resume every purchase of the buyer: first, alone, a submission without a response, then unpaid orders and
 * orders whose card secret is not collected. Other components request a resume through `resume-request.ts`.
 */
export function ResumeOrders() {
  const submission = useSyncExternalStore(subscribe, unconfirmedSubmission, () => null);
  const orders = useSyncExternalStore(subscribe, resumableOrders, () => NONE);
  const [resumed, setResumed] = useState<Resumed | null>(null);
  const onClose = () => setResumed(null);
  const requested = useStore(resumeRequest);
  useVisitorOrders();
  useEffect(() => {
    const order = visitorOrders().find(({ orderNum }) => orderNum === requested);
    if (!order) return;
    resumeRequest.set(null);
    setResumed({ order });
  }, [requested]);
  if (resumed) {
    return "order" in resumed ? (
      <LazyComponent load={loadResume} props={{ order: resumed.order, onClose }} />
    ) : (
      <LazyComponent load={loadPurchase} props={{ request: resumed.request, onClose }} />
    );
  }
  if (submission) {
    return (
      <ResumeBarContainer>
        <ResumeOrderBar
          title="订单结果待确认"
          goodsName={submission.request.goodsName}
          fen={submission.shownFen}
          action="查看结果"
          onAction={() => setResumed({ request: submission.request })}
        />
      </ResumeBarContainer>
    );
  }
  if (orders.length === 0) return null;
  return (
    <ResumeBarContainer>
      <ResumeOrderList orders={orders} onResume={(order) => setResumed({ order })} />
    </ResumeBarContainer>
  );
}

function subscribe(listener: () => void): () => void {
  const unsubscribes = [onShownChange(listener), onStored(listener)];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/** Takes precedence, because it may have become an order, even one paid from the balance. */
function unconfirmedSubmission(): Submission | null {
  const found = unconfirmedSubmissions().find(({ payload }) => !isShown(payload.order_num));
  return found ?? null;
}

const NONE: readonly VisitorOrder[] = [];
