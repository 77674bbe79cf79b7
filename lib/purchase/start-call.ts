import type { Result } from "@/lib/api/result";
import type { Effect, PurchaseCall } from "./effects";
import type { Pending } from "./state";

/** A new call: its number, its mark in the state, and the effect that makes it. */
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

/** @returns whether this answer is the one that is waited for */
export function isAnswerTo(pending: Pending | null, seq: number): pending is Pending {
  return pending !== null && !pending.login && pending.seq === seq;
}

/** @returns whether a login can still help: the session has expired and this was the first try */
export function needsLogin(pending: Pending, result: Result<unknown>): boolean {
  return !result.ok && result.kind === "expired" && !pending.again;
}

export const PROMPT_LOGIN: readonly Effect[] = [{ type: "promptLogin" }];
