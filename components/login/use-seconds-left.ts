"use client";

import { useEffect, useState } from "react";
import { resendSecondsLeft } from "@/lib/session/resend-deadline";

/** Whole seconds until `deadline` (epoch ms), updated each second; 0 when there is none or it is over. */
export function useSecondsLeft(deadline: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = resendSecondsLeft(deadline, now);

  useEffect(() => {
    if (deadline === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const moment = Date.now();
      setNow(moment);
      if (resendSecondsLeft(deadline, moment) > 0) {
        timer = setTimeout(look, (deadline - moment) % 1000 || 1000);
      }
    };
    look();
    return () => clearTimeout(timer);
  }, [deadline]);

  return left;
}
