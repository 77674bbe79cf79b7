import { beginCheckingSession } from "./begin-checking-session";
import type { Step } from "./effects";
import type { OpenOrder } from "./open-order";
import { EMPTY_DRAFT } from "./order-draft";

/** Starts over with the same request, and forgets the old order. */
export function orderAgain({ seq, order }: { seq: number; order: OpenOrder }): Step {
  const { request } = order;
  const next = beginCheckingSession({
    seq,
    request,
    draft: EMPTY_DRAFT,
    unconfirmed: null,
    own: null,
  });
  return {
    ...next,
    effects: [{ type: "stop" }, { type: "forget", orderNum: order.orderNum }, ...next.effects],
  };
}
