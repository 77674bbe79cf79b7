"use client";

import { type RefObject, useEffect, useRef } from "react";
import { Price } from "@/components/ui/price";
import { fenToYuan } from "@/contract/money";
import { AUTOMATIC_DELIVERY } from "@/contract/trade";
import type { Confirm } from "@/lib/purchase/state";
import { isLocked } from "@/lib/purchase/step-confirm";
import { ChannelList } from "./channel-list";
import { CouponPicker } from "./coupon-picker";
import { GoodsRow } from "./goods-row";
import { LeaveWords } from "./leave-words";
import { OtherOrders } from "./other-orders";
import { RemarkField } from "./remark-field";
import type { Send } from "./use-purchase";

/** The confirm dialog's content: goods, other windows' orders, coupon, words for the seller, payment channel. */
export function ConfirmForm({ state, send }: { state: Confirm; send: Send }) {
  const { offer, price, typed } = state;
  const form = useRef<HTMLDivElement>(null);
  const locked = isLocked(state);
  useFocusOnProblem(form, state);
  return (
    <div ref={form}>
      <GoodsRow
        picture={offer.picture}
        name={offer.goodsName}
        detail={
          <span className="flex items-start gap-2">
            {offer.specName ? (
              <span title={offer.specName} className="line-clamp-2 min-w-0 break-words py-0.5">
                {offer.specName}
              </span>
            ) : null}
            {offer.deliveryType === AUTOMATIC_DELIVERY ? (
              <span className="shrink-0 rounded-s bg-tint px-1.5 py-0.5 text-primary-strong">
                自动发货
              </span>
            ) : null}
          </span>
        }
        price={
          price.unitFen === null ? null : <Price yuan={fenToYuan(price.unitFen)} size="small" />
        }
        quantity={price.quantity}
      />
      <OtherOrders state={state} send={send} disabled={locked} />
      <div className="divide-y divide-line border-line border-t">
        <CouponPicker state={state} send={send} disabled={locked} />
        <div className="space-y-4 py-4">
          <LeaveWords state={state} send={send} disabled={locked} />
          <RemarkField
            value={typed.remark}
            disabled={locked}
            onChange={(text) => send({ type: "typeRemark", text })}
          />
        </div>
        <ChannelList state={state} send={send} disabled={locked} />
      </div>
    </div>
  );
}

/** Takes the keyboard to what is to be mended. */
function useFocusOnProblem(form: RefObject<HTMLElement | null>, { problem }: Confirm): void {
  useEffect(() => {
    if (!problem) return;
    const part = typeof problem.at === "object" ? `word-${problem.at.word}` : problem.at;
    const field = form.current?.querySelector<HTMLElement>(`[data-part="${part}"]`);
    field?.focus();
  }, [problem, form]);
}
