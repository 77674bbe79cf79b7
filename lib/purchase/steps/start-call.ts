import type { Result } from "@/lib/api/result";
import type { Effect, PurchaseCall } from "../effects";
import type { Pending } from "../state";

/** Starts a call: returns its sequence number, its entry in the state, and its effect. */
export function startCall(
  seq: number,
  call: PurchaseCall,
  options: { again?: boolean; timeoutMs?: number } = {},
): { seq: number; pending: Pending; effect: Effect } {
  const next = seq + 1;
  const { again = false, timeoutMs } = options;
  return {
    seq: next,
    pending: { seq: next, login: false, again },
    effect: { type: "call", seq: next, call, ...(timeoutMs === undefined ? {} : { timeoutMs }) },
  };
}

/** Whether the answer belongs to the pending call. */
export function isAnswerTo(pending: Pending | null, seq: number): pending is Pending {
  return pending !== null && !pending.login && pending.seq === seq;
}

/** Whether to prompt for a login: the session has expired and this was the first attempt. */
export function needsLogin(pending: Pending, result: Result<unknown>): boolean {
  return !result.ok && result.kind === "expired" && !pending.again;
}

export const PROMPT_LOGIN: readonly Effect[] = [{ type: "promptLogin" }];
