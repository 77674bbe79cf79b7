"use client";

import { REFUND_CAUSE_LABELS, refundStep } from "@storefront/contract/labels/refund-labels";
import { fenToYuan } from "@storefront/contract/money";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import type { FollowingOrder } from "@/lib/purchase/state";
import type { Refund } from "@/lib/purchase/terms/outcome";
import { FollowingNote } from "./following-note";
import { PaidSign, PaidSummary } from "./paid-summary";
import type { Send } from "./use-purchase";

interface Props {
  state: FollowingOrder;
  refunds: readonly Refund[];
  send: Send;
}

/** A paid order whose money goes back: how much, why, where to, and whether it is there. */
export function RefundPanel({ state, refunds, send }: Props) {
  return (
    <div className="space-y-4 short:space-y-2">
      <PaidSummary order={state.order} sign={<PaidSign of="refund" />} />
      <div role="status" className="rounded-m bg-tint px-5 py-4 short:px-3 short:py-2">
        {refunds.length === 0 ? (
          <p className="text-ink">已收到你的付款，但订单没有成交。款项会原路退回付款账户。</p>
        ) : (
          <ul className="divide-y divide-line">
            {refunds.map((refund, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: refunds are only appended
              <RefundRow key={index} refund={refund} />
            ))}
          </ul>
        )}
      </div>
      {refunds.some(({ way }) => way !== "ggpay") ? (
        <p className="text-ink-2 text-xs">用银行卡付的款，到账时间以银行为准。</p>
      ) : null}
      <FollowingNote note={state.note} send={send} />
      <div className="flex flex-col items-center gap-1">
        <Button
          variant="primary"
          size="large"
          className="w-full short:h-10"
          onClick={() => send({ type: "close" })}
        >
          知道了
        </Button>
        <Button variant="quiet" onClick={() => send({ type: "orderAgain" })}>
          重新下单
        </Button>
      </div>
    </div>
  );
}

function RefundRow({ refund }: { refund: Refund }) {
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <p>
        <span className="block font-medium text-ink">{refundStep(refund)}</span>
        <span className="block text-ink-2 text-xs">{REFUND_CAUSE_LABELS[refund.cause]}</span>
      </p>
      <Price yuan={fenToYuan(refund.fen)} size="large" />
    </li>
  );
}
