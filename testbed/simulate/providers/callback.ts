import { randomUUID } from "node:crypto";
import type { ParsedCallback } from "@storefront/marketplace/providers/payments/provider";
import type { WriteNotification } from "@storefront/sandbox/payments/provider-simulator";

interface Body {
  id: string;
  orderNum: string;
  tradeNum: string;
  amountFen: number;
  event: "paid" | "refunded" | "closed";
  isGenuine: boolean;
}

/** Writes the providers' callbacks without their signatures, which other tests verify and which take a millisecond. */
export const writeNotification: WriteNotification = (trade, change) => {
  const body: Body = {
    id: randomUUID(),
    orderNum: trade.orderNum,
    tradeNum: trade.tradeNum,
    amountFen: change.amountFen ?? trade.amountFen,
    event: change.refund ? "refunded" : change.closed ? "closed" : "paid",
    isGenuine: change.forged !== true,
  };
  return {
    url: trade.notifyUrl,
    write: () => ({ headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    isAccepted: (status) => status === 200,
  };
};

/** Reads what `writeNotification` wrote, as the clients of the real providers do. */
export function parseCallback(text: string): ParsedCallback {
  const { id, orderNum, tradeNum, amountFen, event, isGenuine }: Body = JSON.parse(text);
  if (!isGenuine) return { state: "refused", reason: "bad_signature" };
  if (event === "closed") return { state: "failed", orderNum, event };
  if (event === "refunded") return { state: "ignored", event };
  return { state: "paid", callback: { callbackId: id, orderNum, amountFen, tradeNum } };
}
