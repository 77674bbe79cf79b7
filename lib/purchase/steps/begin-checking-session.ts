import type { Step } from "../effects";
import type { PurchaseContext } from "../state";
import { contextOf } from "./purchase-context";
import { startCall } from "./start-call";

/** Starts the login check: a call that requires a login and does nothing else (product §4). */
export function beginCheckingSession(context: PurchaseContext): Step {
  const { seq, pending, effect } = startCall(context.seq, { name: "time" });
  return {
    state: { ...contextOf(context), name: "checkingSession", seq, pending },
    effects: [effect],
  };
}
