"use client";

import { CopyLink } from "@/components/ui/copy-link";
import { QrCode } from "@/components/ui/qr-code";
import type { OrderPage } from "@/lib/order/order-page";
import { Card } from "./card";

/** The way to the phone, the only place that shows what was delivered. */
export function PhoneCard({ page: { order, isManual, boost } }: { page: OrderPage }) {
  const { phoneLink } = order;
  const isSecret = !isManual && order.kind !== "rent";
  const isOver = order.state === "expired" || order.state === "cancelled";
  const lacksAccount = boost?.account === "missing" && ["paid", "delivering"].includes(order.state);
  const title =
    isSecret && order.state === "paid"
      ? "扫码领取卡密"
      : lacksAccount
        ? "扫码填写游戏账号"
        : "在手机上打开";
  return (
    <div className="print:hidden">
      <Card title={title}>
        {phoneLink === "" ? (
          <p className="text-ink-2">请在手机 App 的「我的订单」里查看这笔订单。</p>
        ) : (
          <div className="flex flex-col items-center gap-3">
            <div className="rounded-m bg-tint p-4">
              <QrCode value={phoneLink} name="订单二维码" size={152} />
            </div>
            <p className="text-center text-ink-2 text-xs">
              用手机扫码，登录购买时的账号。
              {isOver
                ? "订单记录在手机上也能查看。"
                : `${isSecret ? "卡密" : "交付内容"}只在手机上显示，请勿把二维码发给别人。`}
            </p>
            <CopyLink label="订单链接" text={phoneLink} />
          </div>
        )}
      </Card>
    </div>
  );
}
