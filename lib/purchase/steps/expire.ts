import type { Effect, Step } from "../effects";
import type { AwaitingPayment } from "../state";
import { tabMessage } from "./step-opening";

const UNSURE = "最后一次查询没有得到结果。如果你已经付款，请点“我已付款，查询结果”。";

/** Outcome of an order: closed unpaid, or unknown because the last call got no answer. */
export type End = "unpaid" | "unsure";

const NOTES = { unpaid: null, unsure: UNSURE } as const;

/** Ends the time to pay. An order whose outcome is unknown is not forgotten. */
export function expire({ seq, order }: Pick<AwaitingPayment, "seq" | "order">, end: End): Step {
  const effects: Effect[] = [{ type: "stop" }];
  if (end !== "unsure") {
    effects.push(
      { type: "forget", orderNum: order.orderNum },
      { type: "notifyTabs", message: tabMessage("gone", order) },
    );
  }
  return { state: { name: "expired", seq, order, check: null, note: NOTES[end] }, effects };
}
