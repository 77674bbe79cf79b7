import { AFTER_SALE_STATES, isOpenAfterSale } from "@storefront/contract/refunds/after-sale-rules";
import { oneOf } from "@/lib/decode/one-of";
import { objectOrNull, textOrNull } from "@/lib/decode/strict";
import type { OpenOrder } from "./open-order";

/** What became of a paid order in the buyer's order list. over: nothing is left to do here. */
export interface PaidProgress {
  orderNum: string;
  status: OpenOrder["status"] | "over";
}

const OVER = ["collected", "completed", "refunded", "expired", "cancelled"];
const SAME = ["grouping", "paid", "delivering", "delivered"] as const;

/**
 * Reads one entry of the answer of `order/list`.
 * @returns null for an unpaid order, an unknown state, and an entry that cannot be read
 */
export function readPaidProgress(entry: unknown): PaidProgress | null {
  const wire = objectOrNull(entry);
  const orderNum = textOrNull(wire?.order_num) ?? "";
  const state = textOrNull(wire?.state);
  if (wire === null || orderNum === "" || state === null) return null;
  const afterSale = oneOf(AFTER_SALE_STATES, wire.after_sale);
  if (afterSale !== null && isOpenAfterSale(afterSale)) return { orderNum, status: "disputed" };
  if (objectOrNull(wire.processing) !== null) return { orderNum, status: "processing" };
  if (state === "refunding") return { orderNum, status: "refunding" };
  // The page of a rental that has begun is in the order list; there is no card secret to collect.
  if (OVER.includes(state) || textOrNull(wire.rental)) return { orderNum, status: "over" };
  const status = oneOf(SAME, state);
  return status === null ? null : { orderNum, status };
}
