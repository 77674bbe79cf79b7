"use client";

import { Button } from "@/components/ui/button";
import { QrCode } from "@/components/ui/qr-code";
import type { FollowingOrder } from "@/lib/purchase/state";
import { FollowingNote } from "./following-note";
import { PayAmount } from "./pay-amount";
import type { Send } from "./use-purchase";

/**
 * The time to pay is over, and the provider has not said whether the order was paid: nothing can be paid or ordered anew
 * here until it has.
 */
export function CheckingPanel({ state, send }: { state: FollowingOrder; send: Send }) {
  const { order } = state;
  return (
    <div className="space-y-4 short:space-y-2">
      <PayAmount order={order} />
      <div
        role="status"
        className="flex flex-col items-center gap-3 rounded-m bg-tint p-5 short:gap-2 short:p-3 short:[&_svg]:size-40"
      >
        <div aria-hidden="true" className="opacity-15 blur-[3px] grayscale">
          <QrCode value={order.orderNum} name="支付二维码" size={192} />
        </div>
        <p className="font-medium text-base text-ink">付款时间到了，正在向支付渠道核对</p>
        <p className="text-center text-ink-2">
          已经付过款的，会自动确认，不用再付；没有付款的，核对完订单才关闭。商品和优惠券都还给你留着。
        </p>
      </div>
      <FollowingNote note={state.note} send={send} />
      <Button size="large" className="w-full short:h-10" onClick={() => send({ type: "close" })}>
        先关闭，稍后再看
      </Button>
      <p className="text-center text-ink-3 text-xs">
        本页会自动更新。订单号 <span className="figures">{order.orderNum}</span>
      </p>
    </div>
  );
}
