"use client";

import { useEffect, useState } from "react";
import { useCountdown } from "@/components/ui/use-countdown";
import { formatCountdown } from "@/lib/purchase/terms/countdown";

/** Seconds count in the last day; before that the date says enough. */
const LAST_MS = 24 * 60 * 60 * 1000;

export interface ActivityProps {
  /** ms since 1970. */
  until: number;
  /** The end in words; the page is cached, so its HTML has only this. */
  text: string;
}

/** The time left, which in the last day takes the place of the date in a box of the same size. */
export function ActivityCountdown({ until, text }: ActivityProps) {
  const [isNear, setNear] = useState(false);
  useEffect(() => setNear(until - Date.now() < LAST_MS), [until]);
  const left = useCountdown(isNear ? until : null);
  return (
    <span className="inline-grid *:[grid-area:1/1]">
      <span className={left === null ? "" : "invisible"}>{text}</span>
      {left === null ? null : (
        <span>{left === 0 ? "活动已结束" : `仅剩 ${formatCountdown(left)}`}</span>
      )}
    </span>
  );
}
