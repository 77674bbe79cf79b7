"use client";

import { orderWord } from "@storefront/contract/labels/state-words";
import type { BuyerAction } from "@storefront/contract/orders/buyer-actions";
import { FOCUS_HOME } from "@/components/ui/focus-home";
import { nextStepOf } from "@/lib/order/next-step";
import type { OrderPage } from "@/lib/order/order-page";
import { timelineOf } from "@/lib/order/timeline";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { Deadline, PayDeadline } from "./deadline";
import { PageActions } from "./page-actions";
import { Timeline } from "./timeline";

interface Props {
  page: OrderPage;
  skewMs: number;
  actions: ReadonlySet<BuyerAction>;
  onAgain: (request: PurchaseRequest) => void;
  onAction: (action: BuyerAction) => void;
}

/** The state of an order, what happens next, the buyer's actions, and the way that it took. */
export function StateCard({ page, skewMs, actions, onAgain, onAction }: Props) {
  const { order } = page;
  const { text, deadline } = nextStepOf(page);
  return (
    <section
      {...FOCUS_HOME}
      aria-label="订单状态"
      className="rounded-m bg-white shadow-card print:shadow-none"
    >
      <div className="flex items-start justify-between gap-6 p-6 pb-5 small:block small:space-y-4 small:p-4">
        <div className="min-w-0">
          <p role="status" className="font-semibold text-ink text-xl">
            {orderWord({ ...order, isProcessing: order.refundAt !== null })}
          </p>
          <p className="mt-1 max-w-[46em] text-ink-2">{text}</p>
        </div>
        {order.payable === null ? null : (
          <PayDeadline seconds={order.payable.seconds} skewMs={skewMs} />
        )}
        {deadline === null ? null : <Deadline {...deadline} skewMs={skewMs} />}
      </div>
      <PageActions {...{ page, actions, onAgain, onAction }} />
      <div className="border-line border-t px-6 py-5 small:px-4">
        <Timeline steps={timelineOf(page)} />
      </div>
    </section>
  );
}
