"use client";

import { useEffect, useRef, useState } from "react";
import { secondsLeft, untilNextSecond } from "@/lib/purchase/countdown";

/**
 * @param until a moment of this browser's wall clock (ms); null: not known yet
 * @param onOver called once it has come
 * @returns whole seconds until then; null when it is not known
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
