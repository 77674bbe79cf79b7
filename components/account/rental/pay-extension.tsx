"use client";

import { useEffect, useState } from "react";
import { PayAmount } from "@/components/purchase/pay-amount";
import { PayCode } from "@/components/purchase/pay-code";
import { CopyLink } from "@/components/ui/copy-link";
import { useCountdown } from "@/components/ui/use-countdown";
import type { Extension, OrderPage } from "@/lib/order/order-page";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import type { Channel } from "@/lib/purchase/terms/offer";
import { POLL_MS } from "@/lib/purchase/terms/times";

interface Props {
  order: OrderPage["order"];
  extension: Extension;
  /** null: not known, for one that was placed elsewhere. */
  channel: Channel["kind"] | null;
}

/** The payment of an extension, as of a purchase; the order's page is fetched until it is paid. */
export function PayExtension({ order, extension, channel }: Props) {
  const { payment, hours, fen, orderNum } = extension;
  const seconds = payment?.seconds ?? 0;
  const [until, setUntil] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later answers tell the same deadline, seconds apart
  useEffect(() => setUntil(Date.now() + seconds * 1000), [orderNum]);
  const left = useCountdown(until, announceOrdersChanged) ?? seconds;
  useEffect(() => {
    const timer = setInterval(announceOrdersChanged, POLL_MS);
    return () => clearInterval(timer);
  }, []);
  if (payment === null || left <= 0) {
    return (
      <p role="status" className="mt-4 rounded-m bg-ground px-4 py-6 text-center text-ink-2">
        这笔续租不能再付款了。没有付款就不会扣钱，需要的话可以重新续租。
      </p>
    );
  }
  return (
    <div className="space-y-4 pt-2">
      <PayAmount order={{ priceFen: fen, goodsName: `续租 ${hours} 小时 · ${order.goodsName}` }} />
      <PayCode qrcode={payment.qrcode} channel={channel} seconds={left} />
      <p role="status" className="text-center text-ink-2 text-sm">
        付款后到期时间自动顺延，本页会自动更新。
      </p>
      <CopyLink label="支付链接" text={payment.qrcode} />
      <p className="text-center text-ink-3 text-xs">
        订单号 <span className="figures">{orderNum}</span>，关闭后可以在订单页继续支付
      </p>
    </div>
  );
}
