"use client";

import { useEffect, useState } from "react";
import { resendSecondsLeft } from "@/lib/session/resend-deadline";

/** Returns the seconds until `deadline` (epoch ms), updated every second; 0 when there is none or it has passed. */
export function useSecondsLeft(deadline: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = resendSecondsLeft(deadline, now);

  useEffect(() => {
    if (deadline === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const moment = Date.now();
      setNow(moment);
      if (resendSecondsLeft(deadline, moment) > 0) {
        timer = setTimeout(tick, (deadline - moment) % 1000 || 1000);
      }
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadline]);

  return left;
}
