import type { FaultyCall } from "./faults";

/** Before the provider does its work, or after it and before the answer. */
export type HoldPoint = "before" | "after";

export interface Holds {
  /** The next call of this kind waits at that point until it is released. */
  set(call: FaultyCall, point: HoldPoint): void;
  /** Whether a call waits. */
  isHolding(): boolean;
  /** Lets the call that waits go on, and holds no other. */
  release(): void;
  /** Where a call may be held. */
  pass(call: FaultyCall, point: HoldPoint): Promise<void>;
}

export function createHolds(): Holds {
  let wanted: { call: FaultyCall; point: HoldPoint } | undefined;
  let letGo: (() => void) | undefined;
  return {
    set(call, point) {
      wanted = { call, point };
    },
    isHolding: () => letGo !== undefined,
    release() {
      wanted = undefined;
      letGo?.();
      letGo = undefined;
    },
    async pass(call, point) {
      if (wanted?.call !== call || wanted.point !== point) return;
      wanted = undefined;
      await new Promise<void>((released) => {
        letGo = released;
      });
    },
  };
}
