/**
 * Faults of calls that tests can switch on.
 * down: fails before doing anything. lost: does its work, but the answer is lost. contradict: a query returns the
 * opposite of the truth. refuse: a refund is declined. pend: a refund is accepted but not finished. twice: a refund is
 * made and notified twice.
 */
export const FAULTS = {
  create: ["down", "lost"],
  query: ["down", "lost", "contradict"],
  close: ["down", "lost"],
  refund: ["down", "lost", "refuse", "pend", "twice"],
  queryRefund: ["down", "lost"],
  bill: ["down", "lost"],
  downloadBill: ["down", "lost"],
} as const;

export type FaultyCall = keyof typeof FAULTS;
export type Fault<C extends FaultyCall = FaultyCall> = (typeof FAULTS)[C][number];

export interface Faults {
  /** Applies to the next `times` of this call; 0 removes the fault. */
  set<C extends FaultyCall>(call: C, fault: Fault<C>, times: number): void;
  /** @returns the fault of this call, counting it as used */
  take(call: FaultyCall): Fault | undefined;
  clear(): void;
}

export function createFaults(): Faults {
  const pending = new Map<FaultyCall, { fault: Fault; times: number }>();
  return {
    set(call, fault, times) {
      pending.delete(call);
      if (times > 0) pending.set(call, { fault, times });
    },
    take(call) {
      const entry = pending.get(call);
      if (entry === undefined) return undefined;
      entry.times -= 1;
      if (entry.times === 0) pending.delete(call);
      return entry.fault;
    },
    clear: () => pending.clear(),
  };
}
