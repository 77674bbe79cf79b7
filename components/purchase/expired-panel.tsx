"use client";

import { Button } from "@/components/ui/button";
import { QrCode } from "@/components/ui/qr-code";
import type { Expired } from "@/lib/purchase/state";
import { PayAmount } from "./pay-amount";
import type { Send } from "./use-purchase";

/** Shown when the payment time is over: masks the QR code and offers a new order, or a check for a late payment. */
export function ExpiredPanel({ state, send }: { state: Expired; send: Send }) {
  const { order, check, note } = state;
  return (
    <div className="space-y-4 short:space-y-2">
      <div className="grayscale">
        <PayAmount order={order} />
      </div>
      <div className="flex flex-col items-center gap-3 rounded-m bg-ground p-5 short:gap-2 short:p-3 short:[&_svg]:size-40">
        <div className="relative">
          <div className="opacity-15 blur-[3px]">
            <QrCode value={order.orderNum} name="支付二维码" size={192} />
          </div>
          <p className="absolute inset-0 m-auto grid h-10 w-32 place-items-center rounded-s bg-ink/80 text-white">
            二维码已失效
          </p>
        </div>
        <p role="alert" className="font-medium text-base text-ink">
          支付已超时
        </p>
        <p className="text-ink-2">订单已超时，没有付款就不会扣钱</p>
      </div>
      <p role="status" className="text-center text-ink-2 empty:hidden">
        {note}
      </p>
      <div className="flex flex-col items-center gap-1">
        <Button
          variant="primary"
          size="large"
          className="w-full"
          onClick={() => send({ type: "orderAgain" })}
        >
          重新下单
        </Button>
        <Button
          variant="quiet"
          aria-busy={check !== null}
          onClick={() => send({ type: "checkAgain" })}
        >
          {check ? "正在查询…" : "我已付款，查询结果"}
        </Button>
      </div>
    </div>
  );
}
