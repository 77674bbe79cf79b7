"use client";

import { AUTOMATIC_DELIVERY } from "@storefront/contract/listing/trade";
import { fenToYuan } from "@storefront/contract/money";
import { type RefObject, useEffect, useRef } from "react";
import { Price } from "@/components/ui/price";
import type { Editing } from "@/lib/purchase/state";
import { isLocked } from "@/lib/purchase/steps/step-editing";
import { hasRequiredNotes } from "@/lib/purchase/terms/order-draft";
import { ChannelList } from "./channel-list";
import { CouponPicker } from "./coupon-picker";
import { DuplicateOrdersNotice } from "./duplicate-orders-notice";
import { GoodsRow } from "./goods-row";
import { RemarkField } from "./remark-field";
import { SellerNotes } from "./seller-notes";
import type { Send } from "./use-purchase";

/** Content of the confirm dialog: goods, orders for the same goods, coupon, seller notes, remark and payment channel. */
export function ConfirmForm({ state, send }: { state: Editing; send: Send }) {
  const { offer, price, draft } = state;
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
      <DuplicateOrdersNotice state={state} send={send} disabled={locked} />
      <div className="divide-y divide-line border-line border-t">
        <CouponPicker state={state} send={send} disabled={locked} />
        <div className="space-y-4 py-4">
          <SellerNotes state={state} send={send} disabled={locked} />
          <RemarkField
            title={hasRequiredNotes(offer) ? "备注" : "备注（给卖家留言）"}
            value={draft.remark}
            disabled={locked}
            onChange={(text) => send({ type: "editRemark", text })}
          />
        </div>
        <ChannelList state={state} send={send} disabled={locked} />
      </div>
    </div>
  );
}

/** Moves the focus to the field with the problem. */
function useFocusOnProblem(form: RefObject<HTMLElement | null>, { problem }: Editing): void {
  useEffect(() => {
    if (!problem) return;
    const part = typeof problem.at === "object" ? `note-${problem.at.note}` : problem.at;
    const field = form.current?.querySelector<HTMLElement>(`[data-part="${part}"]`);
    field?.focus();
  }, [problem, form]);
}
