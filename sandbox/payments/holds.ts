import type { FaultyCall } from "./faults";

/** Before the provider does its work, or between its work and the answer. */
export type HoldPoint = "before" | "after";

export interface Holds {
  /** Makes the next such call wait at that point until released. */
  set(call: FaultyCall, point: HoldPoint): void;
  /** Whether a call is waiting. */
  isHolding(): boolean;
  /** Continues the waiting call, and cancels a pending hold. */
  release(): void;
  /** Waits here when a hold is set for the call. */
  pass(call: FaultyCall, point: HoldPoint): Promise<void>;
}

export function createHolds(): Holds {
  let pending: { call: FaultyCall; point: HoldPoint } | undefined;
  let resume: (() => void) | undefined;
  return {
    set(call, point) {
      pending = { call, point };
    },
    isHolding: () => resume !== undefined,
    release() {
      pending = undefined;
      resume?.();
      resume = undefined;
    },
    async pass(call, point) {
      if (pending?.call !== call || pending.point !== point) return;
      pending = undefined;
      await new Promise<void>((released) => {
        resume = released;
      });
    },
  };
}
