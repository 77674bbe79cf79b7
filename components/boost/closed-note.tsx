"use client";

import {
  type BoostHours,
  hoursText,
  isOpen,
  openingText,
} from "@storefront/contract/boosts/boost-hours";
import { useEffect, useState } from "react";

interface Props {
  hours: BoostHours;
  className: string;
}

const MINUTE_MS = 60_000;

/** Says when boosting opens, outside of its hours. The page is from a cache, so the browser's clock decides. */
export function ClosedNote({ hours, className }: Props) {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (now === null || isOpen(hours, now)) return null;
  return (
    <p
      role="status"
      className={`rounded-s border border-primary bg-white px-4 py-2.5 text-primary-strong ${className}`}
    >
      现在休息，<span className="figures font-semibold">{openingText(hours, now)}</span>{" "}
      开始接单（每天 {hoursText(hours)}）。价格现在就能算，到点再下单。
    </p>
  );
}
