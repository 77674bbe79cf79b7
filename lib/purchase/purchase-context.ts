import { ERRORS } from "@/contract/codes";
import type { Failure } from "@/lib/api/result";
import type { Step } from "./effects";
import { isUnknownOutcome } from "./refusal";
import type { PurchaseContext, Refused } from "./state";

/** What goes from one state of buying to the next. */
export function contextOf({
  seq,
  request,
  draft,
  unconfirmed,
  own,
}: PurchaseContext): PurchaseContext {
  return { seq, request, draft, unconfirmed, own };
}

/** There is nothing to confirm. `retry`: what is tried again, null when trying again cannot help. */
export function refused(state: PurchaseContext, text: string, retry: Refused["retry"]): Step {
  return { state: { ...contextOf(state), name: "refused", text, retry }, effects: [] };
}

/** The server is busy, or wants the buyer to wait a little. */
const LATER: readonly number[] = [ERRORS.tooFrequent.code, ERRORS.limiterDown.code];

/** The server's words; what reached nobody or came too early can be tried again, a refusal of the goods cannot. */
export function refusedBy(
  state: PurchaseContext,
  failure: Failure,
  retry: "check" | "confirm",
): Step {
  const worthIt =
    retry === "check" ||
    isUnknownOutcome(failure) ||
    failure.kind === "expired" ||
    LATER.includes(failure.code);
  return refused(state, failure.msg, worthIt ? retry : null);
}

/** The buyer does not want to log in: the purchase ends quietly. */
export function endQuietly({ seq }: { seq: number }): Step {
  return { state: { name: "closed", seq }, effects: [{ type: "stop" }] };
}
