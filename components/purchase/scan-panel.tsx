"use client";

import { fenToYuan } from "@storefront/contract/money";
import { Button } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import type { AwaitingPayment, PaymentNote } from "@/lib/purchase/state";
import { PATH_REFUSED } from "@/lib/purchase/steps/step-expired";
import { PayAmount } from "./pay-amount";
import { PayCode } from "./pay-code";
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
      <PayCode qrcode={order.qrcode} channel={order.channel ?? null} seconds={remaining} />
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
