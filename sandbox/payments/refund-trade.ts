import type { Fault } from "./faults";
import type { ProviderSimulator } from "./provider-simulator";
import { refundedFen, type SimulatedRefund, type SimulatedTrade } from "./trade";

export type RefundOutcome =
  | { state: "refunded" | "pending" | "repeated"; refund: SimulatedRefund }
  | { state: "declined" | "not_paid" | "too_much" | "number_used" };

/** Refunds a paid trade, once per refund number. */
export async function refundTrade(
  { trades, now, notifyRefundTwice }: ProviderSimulator,
  trade: SimulatedTrade,
  { refundNum, amountFen }: { refundNum: string; amountFen: number },
  fault: Fault | undefined,
): Promise<RefundOutcome> {
  const known = trade.refunds[refundNum];
  if (known) {
    return known.amountFen === amountFen
      ? { state: "repeated", refund: known }
      : { state: "number_used" };
  }
  if (trade.state !== "paid") return { state: "not_paid" };
  if (fault === "refuse") return { state: "declined" };
  if (amountFen <= 0 || refundedFen(trade) + amountFen > trade.amountFen) {
    return { state: "too_much" };
  }
  const refund: SimulatedRefund =
    fault === "pend"
      ? { amountFen, state: "pending", refundedAt: null }
      : { amountFen, state: "refunded", refundedAt: now().getTime() };
  await trades.save({ ...trade, refunds: { ...trade.refunds, [refundNum]: refund } });
  if (fault === "twice") await notifyRefundTwice(trade.orderNum);
  return { state: refund.state, refund };
}

/**
 * Finishes a pending refund that is queried.
 * @returns the refund as it was before
 */
export async function lookUpRefund(
  { trades, now }: Pick<ProviderSimulator, "trades" | "now">,
  trade: SimulatedTrade,
  refundNum: string,
): Promise<SimulatedRefund | undefined> {
  const refund = trade.refunds[refundNum];
  if (refund?.state === "pending") {
    const done = { ...refund, state: "refunded", refundedAt: now().getTime() } as const;
    await trades.save({ ...trade, refunds: { ...trade.refunds, [refundNum]: done } });
  }
  return refund;
}
