"use client";

import { Button } from "@/components/ui/button";
import { CopyField } from "@/components/ui/copy-field";
import { QrCode } from "@/components/ui/qr-code";
import { fenToYuan } from "@/contract/money";
import type { Scan, ScanNote } from "@/lib/purchase/state";
import { PATH_REFUSED } from "@/lib/purchase/step-timed-out";
import { Countdown } from "./countdown";
import { PayAmount } from "./pay-amount";
import type { Send } from "./use-purchase";

/** Spec §4 and design §2.8: a refusal is silent, network trouble is said calmly. */
const NOTES: Record<ScanNote, string> = {
  network: "网络不稳定，正在重试",
  login: "登录已过期，登录后会继续查询支付结果",
  account: "当前登录的不是下单的账号，换回后会继续查询支付结果",
  path: PATH_REFUSED,
};

/** The QR code to pay by, with its amount, its countdown and its meaning in words. */
export function ScanPanel({ state, send }: { state: Scan; send: Send }) {
  const { order, priceBefore, remaining, note } = state;
  return (
    <div className="space-y-4 short:space-y-2">
      <PayAmount order={order} />
      {priceBefore === null ? null : (
        <p role="alert" className="rounded-s bg-danger/8 px-3 py-2 text-danger text-xs">
          订单金额与确认时的 ¥{fenToYuan(priceBefore)} 不同，请核对后再支付。
        </p>
      )}
      <div className="flex flex-col items-center gap-3 rounded-m bg-tint p-5 short:gap-2 short:p-3 short:[&_svg]:size-40">
        <QrCode value={order.qrcode} name="支付二维码" size={192} />
        <p className="text-ink">手机扫一扫，按提示完成支付</p>
        <Countdown seconds={remaining} />
      </div>
      <div role="status" className="empty:hidden">
        {note === null ? null : (
          <p className="flex items-center justify-center gap-3 text-ink-2">
            {NOTES[note]}
            {note === "login" || note === "account" ? (
              <Button size="small" onClick={() => send({ type: "retry" })}>
                {note === "login" ? "重新登录" : "切换账号"}
              </Button>
            ) : null}
          </p>
        )}
      </div>
      <CopyField label="支付链接" text={order.qrcode} />
      <p className="text-center text-ink-3 text-xs">
        订单号 <span className="figures">{order.orderNum}</span>
        ，关闭后可以在本页继续支付
      </p>
    </div>
  );
}
