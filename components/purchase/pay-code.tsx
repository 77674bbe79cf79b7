"use client";

import { QrCode } from "@/components/ui/qr-code";
import { formatCountdown, spokenCountdown } from "@/lib/purchase/terms/countdown";
import type { Channel } from "@/lib/purchase/terms/offer";
import { ChannelMark } from "./channel-mark";

/** The app that scans a channel's QR code. */
const APPS: Record<Channel["kind"], string> = {
  alipay: "支付宝",
  wxpay: "微信",
  ggpay: "手机 App ",
};

interface Props {
  qrcode: string;
  /** null: not known. */
  channel: Channel["kind"] | null;
  /** Left to pay. */
  seconds: number;
}

/** The payment QR code with what scans it and the time that is left; the same for a purchase and for an extension. */
export function PayCode({ qrcode, channel, seconds }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-m bg-tint p-5 short:gap-2 short:p-3 short:[&>[role=img]]:size-40">
      <QrCode value={qrcode} name="支付二维码" size={192} />
      <p className="flex items-center gap-2 text-ink">
        {channel === null ? null : <ChannelMark kind={channel} />}
        {channel === null
          ? "手机扫一扫，按提示完成支付"
          : `打开${APPS[channel]}扫一扫，按提示完成支付`}
      </p>
      <Countdown seconds={seconds} />
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
