"use client";

import { fenToYuan } from "@storefront/contract/money";
import { Button } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { QrCode } from "@/components/ui/qr-code";
import type { AwaitingPayment, PaymentNote } from "@/lib/purchase/state";
import { PATH_REFUSED } from "@/lib/purchase/steps/step-expired";
import { formatCountdown, spokenCountdown } from "@/lib/purchase/terms/countdown";
import type { Channel } from "@/lib/purchase/terms/offer";
import { ChannelMark } from "./channel-mark";
import { PayAmount } from "./pay-amount";
import type { Send } from "./use-purchase";

/** Notes below the QR code (product §4, product §10.8): refusals are silent, network errors a calm notice. */
const NOTES: Record<PaymentNote, string> = {
  network: "网络不稳定，正在重试",
  login: "登录已过期，登录后会继续查询支付结果",
  account: "当前登录的不是下单的账号，换回后会继续查询支付结果",
  path: PATH_REFUSED,
  failed: "这次付款没有成功，没有扣款。请换一种支付方式；二维码还能打开的话，也可以再扫一次",
  unswitched: "暂时换不了支付方式，可以继续用这个二维码付款",
  unpaid: "还没有查到付款。如果刚刚付款，请稍等片刻，本页会自动确认",
};

/** The app that scans a channel's QR code. */
const APPS: Record<Channel["kind"], string> = {
  alipay: "支付宝",
  wxpay: "微信",
  ggpay: "手机 App ",
};

/** The payment QR code with amount, countdown and instructions. */
export function ScanPanel({ state, send }: { state: AwaitingPayment; send: Send }) {
  const { order, priceBefore, remaining, note } = state;
  return (
    <div className="space-y-4 short:space-y-2">
      <PayAmount order={order} />
      {priceBefore === null ? null : (
        <p role="alert" className="rounded-s bg-danger/8 px-3 py-2 text-danger text-xs">
          订单金额与确认时的 ¥{fenToYuan(priceBefore)} 不同，请核对后再支付。
        </p>
      )}
      <div className="flex flex-col items-center gap-3 rounded-m bg-tint p-5 short:gap-2 short:p-3 short:[&>[role=img]]:size-40">
        <QrCode value={order.qrcode} name="支付二维码" size={192} />
        <p className="flex items-center gap-2 text-ink">
          {order.channel ? <ChannelMark kind={order.channel} /> : null}
          {order.channel
            ? `打开${APPS[order.channel]}扫一扫，按提示完成支付`
            : "手机扫一扫，按提示完成支付"}
        </p>
        <Countdown seconds={remaining} />
      </div>
      <div role="status" className="empty:hidden">
        {note === null ? null : (
          <p
            className={
              note === "failed"
                ? "rounded-s bg-danger/8 px-3 py-2 text-danger"
                : "flex items-center justify-center gap-3 text-ink-2"
            }
          >
            {NOTES[note]}
            {note === "login" || note === "account" ? (
              <Button size="small" onClick={() => send({ type: "retry" })}>
                {note === "login" ? "重新登录" : "切换账号"}
              </Button>
            ) : null}
          </p>
        )}
      </div>
      <div className="grid gap-2">
        <Button
          size="large"
          className="w-full short:h-10"
          aria-disabled={state.claimed}
          aria-busy={state.claimed}
          onClick={() => send({ type: "checkAgain" })}
        >
          我已付款
        </Button>
        <Button
          variant={note === "failed" ? "primary" : "quiet"}
          size={note === "failed" ? "large" : "medium"}
          className={note === "failed" ? "w-full short:h-10" : ""}
          onClick={() => send({ type: "switchChannel" })}
        >
          换一种支付方式
        </Button>
        <CopyLink label="支付链接" text={order.qrcode} />
      </div>
      <p className="text-center text-ink-2 text-xs">
        只在本页扫码付款。客服和卖家不会让你转账、加好友付款或索要验证码。
      </p>
      <p className="text-center text-ink-3 text-xs">
        订单号 <span className="figures">{order.orderNum}</span>
        ，关闭后可以在本页继续支付
      </p>
    </div>
  );
}

/** Time left to pay, hours:minutes:seconds. Announced to screen readers only at a few moments. */
function Countdown({ seconds }: { seconds: number }) {
  return (
    <>
      <p className="flex items-center gap-2 text-ink-2">
        剩余支付时间
        <span role="timer" aria-live="off" className="figures font-semibold text-accent text-base">
          {formatCountdown(seconds)}
        </span>
      </p>
      <span aria-live="polite" className="sr-only">
        {spokenCountdown(seconds)}
      </span>
    </>
  );
}
