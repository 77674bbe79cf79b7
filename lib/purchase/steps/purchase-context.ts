import { ERRORS } from "@storefront/contract/codes";
import type { Failure } from "@/lib/api/result";
import type { Step } from "../effects";
import type { PurchaseContext, Refused } from "../state";
import { isUnknownOutcome } from "./refusal";

/** Picks the data that states pass on to the next state. */
export function contextOf({
  seq,
  request,
  draft,
  unconfirmed,
  own,
}: PurchaseContext): PurchaseContext {
  return { seq, request, draft, unconfirmed, own };
}

/** Ends with a refusal. `retry`: the call to repeat, null when a retry cannot help. */
export function refused(state: PurchaseContext, text: string, retry: Refused["retry"]): Step {
  return { state: { ...contextOf(state), name: "refused", text, retry }, effects: [] };
}

/** Codes of a busy server or a rate limit. */
const LATER: readonly number[] = [ERRORS.tooFrequent.code, ERRORS.limiterDown.code];

/** Refuses with the server's message. Network failures and rate limits can be retried, refused goods cannot. */
export function refusedBy(
  state: PurchaseContext,
  failure: Failure,
  retry: "check" | "confirm",
): Step {
  const canRetry =
    retry === "check" ||
    isUnknownOutcome(failure) ||
    failure.kind === "expired" ||
    LATER.includes(failure.code);
  return refused(state, failure.msg, canRetry ? retry : null);
}

/** Ends the purchase silently, because the buyer did not log in. */
export function endQuietly({ seq }: { seq: number }): Step {
  return { state: { name: "closed", seq }, effects: [{ type: "stop" }] };
}
