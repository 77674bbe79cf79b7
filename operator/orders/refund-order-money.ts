import { ApiError } from "@storefront/contract/api-error";
import { reverseBoost } from "@storefront/marketplace/boosts/boosts";
import { reverseSale } from "@storefront/marketplace/fulfilment/fulfilment";
import { cancelGroup } from "@storefront/marketplace/groups/groups";
import {
  assertRefundable,
  type FulfilDeps,
  refundTask,
} from "@storefront/marketplace/payments/payments";
import { refundPart, refundSale } from "@storefront/marketplace/refunds/refunds";
import { situationOf } from "./order-actions";
import type { ActionContext } from "./perform-order-action";

/**
 * Refunds money of a locked, paid order the way it came, in the caller's transaction. A part leaves the order as it is;
 * all that is left of the price undoes the sale and returns the deposit, the coupon, and pieces that the buyer has not
 * seen.
 * An order that is paid and not fulfilled is refunded only whole.
 * @param fen of the price without deposit
 * @returns fen of paid-out cashback, deducted from the refund
 * @throws ApiError `invalid` when `fen` is no amount or more than is left; `orderClosed`
 */
export async function refundOrderMoney(
  deps: Omit<FulfilDeps, "db" | "config">,
  { tx, sale, task, now }: ActionContext,
  fen: number,
): Promise<{ deductedFen: number }> {
  assertRefundable(fen, sale.priceFen);
  if (fen < sale.priceFen) return refundPart(tx, sale, fen, now);
  if (task !== null) {
    await refundTask(tx, deps, task.orderNum);
    return NOTHING_DEDUCTED;
  }
  const isToDeliver = situationOf(sale) === "to_deliver";
  if (sale.kind === "boost" && isToDeliver) {
    const from = ["waiting" as const, "accepted" as const];
    if (await reverseBoost(tx, sale.order, { from, cause: "cancelled" }, now))
      return NOTHING_DEDUCTED;
    throw new ApiError("orderClosed");
  }
  if (sale.kind === "goods" && sale.order.status === "grouping") {
    await cancelGroup(tx, sale.order, now);
    return NOTHING_DEDUCTED;
  }
  if (sale.kind === "goods" && isToDeliver) {
    await reverseSale(tx, sale.order, { reason: "after_sale", cause: "cancelled" }, now);
    return NOTHING_DEDUCTED;
  }
  return { deductedFen: await refundSale(tx, sale, { fen, cause: "operator" }, now) };
}

const NOTHING_DEDUCTED = { deductedFen: 0 };
