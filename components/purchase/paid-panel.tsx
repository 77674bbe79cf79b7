"use client";

import { Button } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { QrSteps } from "@/components/ui/qr-steps";
import { orderAddress } from "@/lib/addresses/order-address";
import type { VisitorOrder } from "@/lib/purchase/orders/visitor-order";
import { DELIVERY_COPY } from "./delivery-copy";
import { PaidSign, PaidSummary } from "./paid-summary";
import { PhoneRequest } from "./phone-request";
import type { Send } from "./use-purchase";

/** Shown once paid: the next steps on the phone. The delivered goods are never shown on the desktop. */
export function PaidPanel({ order, send }: { order: VisitorOrder; send: Send }) {
  const copy = DELIVERY_COPY[order.delivery];
  return (
    <div className="space-y-4 short:space-y-2">
      <PaidSummary order={order} sign={<PaidSign of="paid" />} />
      {order.channel === "alipay" || order.channel === "wxpay" ? (
        <PhoneRequest order={order} />
      ) : null}
      {order.delivery === "manual" ? (
        <p className="text-ink-2">卖家会在订单页写明交付内容；超时未交付会自动取消并全额退款。</p>
      ) : null}
      {order.detailQrcode === "" ? (
        <p className="text-ink-2">请在手机 App 的「我的订单」里查看这笔订单。</p>
      ) : (
        <>
          <QrSteps value={order.detailQrcode} name={copy.qrCode} steps={copy.steps} />
          <CopyLink label={copy.link} text={order.detailQrcode} />
        </>
      )}
      <p className="text-center">
        <a
          href={orderAddress(order.orderNum)}
          className="inline-flex min-h-6 items-center text-primary-strong text-sm hover:underline"
        >
          查看订单详情
        </a>
      </p>
      <Button
        variant="primary"
        size="large"
        className="w-full short:h-10"
        onClick={() => send({ type: "close" })}
      >
        完成
      </Button>
    </div>
  );
}
