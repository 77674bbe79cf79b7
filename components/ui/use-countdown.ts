"use client";

import { useEffect, useRef, useState } from "react";
import { secondsLeft, untilNextSecond } from "@/lib/purchase/terms/countdown";

/**
 * Counts down to a moment, updating every second.
 * @param until epoch ms of the browser's clock; null when not known yet
 * @param onOver called once the moment has come
 * @returns seconds left; null when not known
 */
export function useCountdown(until: number | null, onOver?: () => unknown): number | null {
  const [now, setNow] = useState(() => Date.now());
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (until === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const moment = Date.now();
      setNow(moment);
      if (moment >= until) over.current?.();
      else timer = setTimeout(tick, untilNextSecond(until, moment));
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);
  return until === null ? null : secondsLeft(until, now);
}
