import type { Fault } from "./faults";
import type { ProviderSimulator } from "./provider-simulator";
import { refundedFen, type SimulatedRefund, type SimulatedTrade } from "./trade";

export type RefundOutcome =
  | { state: "refunded" | "pending" | "repeated"; refund: SimulatedRefund }
  | { state: "declined" | "not_paid" | "too_much" | "number_used" };

interface Wanted {
  refundNum: string;
  amountFen: number;
}

/** Refunds a paid trade in full or in part, once per refund number, up to its unrefunded rest. */
export async function refundTrade(
  { trades, now, notifyRefundTwice }: ProviderSimulator,
  trade: SimulatedTrade,
  wanted: Wanted,
  fault: Fault | undefined,
): Promise<RefundOutcome> {
  let outcome: RefundOutcome = { state: "not_paid" };
  await trades.change(trade, (current) => {
    outcome = outcomeOf(current, wanted, fault, now());
    if (outcome.state !== "refunded" && outcome.state !== "pending") return undefined;
    return { ...current, refunds: { ...current.refunds, [wanted.refundNum]: outcome.refund } };
  });
  if (fault === "twice" && "refund" in outcome) await notifyRefundTwice(trade, wanted);
  return outcome;
}

function outcomeOf(
  trade: SimulatedTrade,
  { refundNum, amountFen }: Wanted,
  fault: Fault | undefined,
  now: Date,
): RefundOutcome {
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
  const state = fault === "pend" ? "pending" : "refunded";
  return {
    state,
    refund: { amountFen, state, refundedAt: state === "pending" ? null : now.getTime() },
  };
}

/** Finishes a pending refund when it is queried. @returns the refund in its state before */
export async function lookUpRefund(
  { trades, now }: Pick<ProviderSimulator, "trades" | "now">,
  trade: SimulatedTrade,
  refundNum: string,
): Promise<SimulatedRefund | undefined> {
  const refund = trade.refunds[refundNum];
  if (refund?.state === "pending") {
    const done = { ...refund, state: "refunded", refundedAt: now().getTime() } as const;
    await trades.change(trade, (current) => ({
      ...current,
      refunds: { ...current.refunds, [refundNum]: done },
    }));
  }
  return refund;
}
