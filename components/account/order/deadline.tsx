"use client";

import { fullTime } from "@storefront/contract/text/china-time";
import { useEffect, useState } from "react";
import { useCountdown } from "@/components/ui/use-countdown";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { formatCountdown } from "@/lib/purchase/terms/countdown";

interface Props {
  label: string;
  at: Date;
  /** Offset of the marketplace's clock from the browser's. */
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

/** Countdown of an unpaid order. The marketplace sends the seconds that were left at the time of the read. */
export function PayDeadline({ seconds, skewMs }: { seconds: number } & Pick<Props, "skewMs">) {
  const [at, setAt] = useState<Date | null>(null);
  useEffect(() => setAt(new Date(Date.now() + seconds * 1000 + skewMs)), [seconds, skewMs]);
  return at === null ? null : <Deadline label="付款" at={at} skewMs={skewMs} />;
}

const DAY_S = 24 * 60 * 60;

/** @returns time left to a deadline: "2 天 03:12:09"; "03:12:09" on the last day */
function timeLeft(seconds: number): string {
  const days = Math.floor(seconds / DAY_S);
  const rest = formatCountdown(seconds % DAY_S);
  return days > 0 ? `${days} 天 ${rest}` : rest;
}

/**
 * Rounded up, to never say less than the figure beside it.
 * @returns the same for screen readers, which changes once an hour, and in the last hour every ten minutes
 */
function spokenTimeLeft(seconds: number): string {
  if (seconds <= 0) return "";
  if (seconds < 3600) return `剩余不到 ${Math.ceil(seconds / 600) * 10} 分钟`;
  const hours = Math.ceil(seconds / 3600);
  if (hours < 24) return `剩余不到 ${hours} 小时`;
  const rest = hours % 24;
  return `剩余不到 ${Math.floor(hours / 24)} 天${rest === 0 ? "" : ` ${rest} 小时`}`;
}
