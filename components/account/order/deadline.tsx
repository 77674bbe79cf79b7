"use client";

import { fullTime } from "@storefront/contract/text/china-time";
import { useEffect, useState } from "react";
import { useCountdown } from "@/components/ui/use-countdown";
import { spokenTimeLeft, timeLeft } from "@/lib/order/deadline-text";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";

interface Props {
  label: string;
  at: Date;
  /** How far the marketplace's clock is ahead of the browser's. */
  skewMs: number;
}

/** A deadline with a live countdown. Announced to screen readers only at a few moments. */
export function Deadline({ label, at, skewMs }: Props) {
  const left = useCountdown(at.getTime() - skewMs, announceOrdersChanged) ?? 0;
  return (
    <div className="shrink-0 rounded-m bg-tint px-4 py-3 text-right small:text-left">
      <p className="text-ink-2 text-xs">{left > 0 ? `${label}剩余` : `${label}时间已到`}</p>
      <p role="timer" aria-live="off" className="figures font-semibold text-lg text-primary-strong">
        {timeLeft(left)}
      </p>
      <p className="figures text-ink-2 text-xs">{fullTime(at)} 截止</p>
      <span aria-live="polite" className="sr-only">
        {spokenTimeLeft(left)}
      </span>
    </div>
  );
}

/** The time to pay for an order, of which the marketplace tells the seconds that were left when it was read. */
export function PayDeadline({ seconds, skewMs }: { seconds: number } & Pick<Props, "skewMs">) {
  const [at, setAt] = useState<Date | null>(null);
  useEffect(() => setAt(new Date(Date.now() + seconds * 1000 + skewMs)), [seconds, skewMs]);
  return at === null ? null : <Deadline label="付款" at={at} skewMs={skewMs} />;
}
