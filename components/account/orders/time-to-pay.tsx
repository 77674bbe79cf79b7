"use client";

import { useEffect, useState } from "react";
import { useCountdown } from "@/components/ui/use-countdown";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { shortCountdown, spokenCountdown } from "@/lib/purchase/terms/countdown";

interface Props {
  /** Seconds left when the order list was fetched. */
  seconds: number;
}

/** Countdown until an unpaid order expires. Announced to screen readers only at a few moments. */
export function TimeToPay({ seconds }: Props) {
  const [until, setUntil] = useState<number | null>(null);
  useEffect(() => setUntil(Date.now() + seconds * 1000), [seconds]);
  const left = useCountdown(until, announceOrdersChanged) ?? seconds;
  return (
    <p className="mt-1 text-accent text-xs">
      <span role="timer" aria-live="off" className="figures">
        {left > 0 ? `剩 ${shortCountdown(left)} 支付` : "支付时间已过"}
      </span>
      <span aria-live="polite" className="sr-only">
        {spokenCountdown(left)}
      </span>
    </p>
  );
}
