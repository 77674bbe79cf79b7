"use client";

import { Button } from "@/components/ui/button";
import { CopyField } from "@/components/ui/copy-field";
import { QrSteps } from "@/components/ui/qr-steps";
import { fenToYuan } from "@/contract/money";
import type { OpenOrder } from "@/lib/purchase/open-order";
import type { Send } from "./use-purchase";

const STEPS = ["用手机扫描二维码", "登录购买时的账号", "在订单页领取卡密"];

/** Paid: how the card secret is collected with the phone. The secret itself never comes to the desktop. */
export function SuccessPanel({ order, send }: { order: OpenOrder; send: Send }) {
  return (
    <div className="space-y-4 short:space-y-2">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-success text-white">
          <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
            <path d="M4 10.500l4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.2" />
          </svg>
        </span>
        <p className="min-w-0">
          <span className="block truncate font-medium text-ink small:whitespace-normal [unicode-bidi:isolate]">
            {order.goodsName}
          </span>
          <span className="figures block text-ink-2 text-xs">
            已支付 ¥{fenToYuan(order.priceFen)} · 订单号 {order.orderNum}
          </span>
        </p>
      </div>
      <QrSteps value={order.detailQrcode} name="领取卡密二维码" steps={STEPS} />
      <CopyField label="领取链接" text={order.detailQrcode} />
      <Button
        look="primary"
        size="large"
        className="w-full short:h-10"
        onClick={() => send({ type: "close" })}
      >
        完成
      </Button>
    </div>
  );
}
