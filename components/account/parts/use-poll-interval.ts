"use client";

import { useCallback, useRef, useState } from "react";
import { pollInterval } from "@/lib/order/poll-interval";

interface PollInterval {
  /** `refreshInterval` of SWR, which reads it after each fetch; another value restarts the poll. */
  refreshInterval: (() => number) | 0;
  /** Call it after each render. @param awaited another text restarts the short intervals; null ends the poll */
  followChanges: (awaited: string | null) => void;
}

/** The adaptive poll of data that may change elsewhere. SWR pauses it in hidden tabs. */
export function usePollInterval(): PollInterval {
  const last = useRef<{ awaited: string | null; since: number }>({ awaited: null, since: 0 });
  const [polls, setPolls] = useState(false);
  const interval = useCallback(() => pollInterval(performance.now() - last.current.since), []);
  return {
    refreshInterval: polls ? interval : 0,
    followChanges: (awaited) => {
      if (last.current.awaited === awaited) return;
      last.current = { awaited, since: performance.now() };
      setPolls(awaited !== null);
    },
  };
}
