"use client";

import { fullTime } from "@storefront/contract/text/china-time";
import { CopyButton } from "@/components/ui/copy-button";
import type { OrderPage } from "@/lib/order/order-page";
import { Card, Detail, Details } from "./card";

const CHANNELS = { alipay: "支付宝", wxpay: "微信支付", ggpay: "账户余额" } as const;

/** Number, times and payment of an order. */
export function DetailsCard({ page, brandName }: { page: OrderPage; brandName: string }) {
  const { order, times, channel, sellerName } = page;
  return (
    <Card title="订单信息">
      <Details>
        <Detail label="订单号">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="figures text-xs">{order.orderNum}</span>
            <CopyButton
              text={order.orderNum}
              variant="quiet"
              className="-mx-3 -my-1.5 text-primary-strong print:hidden"
            >
              复制
            </CopyButton>
          </span>
        </Detail>
        <TimeDetail label="下单时间" at={order.createdAt} />
        <TimeDetail label="付款时间" at={times.paid} />
        {channel === null ? null : <Detail label="支付方式">{CHANNELS[channel]}</Detail>}
        {brandName === "" ? null : <Detail label="下单网站">{brandName}</Detail>}
        {sellerName === "" ? null : <Detail label="卖家">{sellerName}</Detail>}
      </Details>
    </Card>
  );
}

function TimeDetail({ label, at }: { label: string; at: Date | null }) {
  if (at === null) return null;
  return (
    <Detail label={label}>
      <time className="figures" dateTime={at.toISOString()}>
        {fullTime(at)}
      </time>
    </Detail>
  );
}
