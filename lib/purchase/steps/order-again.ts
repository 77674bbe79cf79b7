import type { Step } from "../effects";
import type { VisitorOrder } from "../orders/visitor-order";
import { EMPTY_DRAFT } from "../terms/order-draft";
import { beginCheckingSession } from "./begin-checking-session";

/** Starts over with the same request, and forgets the old order. */
export function orderAgain({ seq, order }: { seq: number; order: VisitorOrder }): Step {
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
