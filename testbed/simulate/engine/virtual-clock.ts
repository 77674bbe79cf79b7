import type { Clock } from "@storefront/marketplace/clock";

/** Time of a simulation: passes only when the simulation says so. */
export interface VirtualClock extends Clock {
  /** Seconds since the beginning, which no jump of the clock changes. */
  elapsedS(): number;
  /** @throws Error when it would go back */
  passTo(elapsedS: number): void;
  /** Sets the clock forward or back, as an administrator or a time server does; no time passes. */
  jump(seconds: number): void;
}

export function createVirtualClock(begin: Date): VirtualClock {
  let elapsedS = 0;
  let offsetS = 0;
  return {
    now: () => new Date(begin.getTime() + Math.round((elapsedS + offsetS) * 1000)),
    elapsedS: () => elapsedS,
    passTo(at) {
      if (at < elapsedS) throw new Error(`time would go back from ${elapsedS} to ${at}`);
      elapsedS = at;
    },
    jump(seconds) {
      offsetS += seconds;
    },
  };
}
