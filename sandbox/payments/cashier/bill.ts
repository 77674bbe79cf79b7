import { fenToYuan } from "@storefront/contract/money";
import type { ProviderSimulator } from "../provider-simulator";
import { type ProviderName, refundedFen, type SimulatedTrade } from "../trade";

/** A trade as the payer sees it. It shows nothing of the buyer, because anyone with the link may pay. */
export interface Bill {
  orderNum: string;
  /** Key of the link, which proves that the provider made it. */
  t: string;
  provider: ProviderName;
  merchant: string;
  subject: string;
  /** Yuan. */
  amount: string;
  /** Yuan refunded so far. */
  refunded: string;
  /** refunded: all of it. expired: its time has passed; closed: the merchant closed it before. */
  state: "waiting" | "expired" | "closed" | "paid" | "refunded";
  /** Whole seconds until it expires, at least 0. */
  secondsLeft: number;
  paidAt: Date | null;
}

export function billOf(simulator: ProviderSimulator, trade: SimulatedTrade, t: string): Bill {
  const leftMs = trade.expiresAt - simulator.now().getTime();
  return {
    orderNum: trade.orderNum,
    t,
    provider: simulator.name,
    merchant: simulator.credentials.merchantName,
    subject: trade.subject,
    amount: fenToYuan(trade.amountFen),
    refunded: fenToYuan(refundedFen(trade)),
    state: stateOf(trade, leftMs),
    secondsLeft: Math.max(0, Math.ceil(leftMs / 1000)),
    paidAt: trade.paidAt === null ? null : new Date(trade.paidAt),
  };
}

function stateOf(trade: SimulatedTrade, leftMs: number): Bill["state"] {
  if (trade.state === "paid") return refundedFen(trade) === trade.amountFen ? "refunded" : "paid";
  if (leftMs <= 0) return "expired";
  return trade.state === "closed" ? "closed" : "waiting";
}
