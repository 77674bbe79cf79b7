import { ApiError } from "@storefront/contract/api-error";
import {
  type AfterSaleAction,
  type AfterSaleActor,
  nextAfterSaleState,
} from "@storefront/contract/refunds/after-sale-rules";
import type { Db } from "../../database/db";
import { enterState } from "./enter-state";
import { type AfterSale, findAfterSale } from "./find-after-sale";
import type { Sale } from "./lock-sale";

export interface AfterSaleTransition {
  act: Exclude<AfterSaleAction, "expire">;
  by: AfterSaleActor;
  text: string;
  /** For a decision: the refunded part of the price, may be 0. */
  refundFen?: number;
}

/**
 * Applies an act to the open after-sale of a locked order. Call closeAfterSaleIfDue first.
 * @returns the after-sale before the act
 * @throws ApiError `afterSaleNone`; `afterSaleMoved` when this actor cannot do this in the current state; `invalid`
 */
export async function transitionAfterSale(
  tx: Db,
  sale: Sale,
  { act, by, text, refundFen }: AfterSaleTransition,
  now: Date,
): Promise<AfterSale> {
  const before = await findAfterSale(tx, sale.order.orderNum);
  if (!before) throw new ApiError("afterSaleNone");
  const isLate = before.dueAt !== null && before.dueAt <= now;
  const state = isLate ? null : nextAfterSaleState(before.state, act, by);
  if (state === null) throw new ApiError("afterSaleMoved");
  if (refundFen !== undefined && (refundFen < 0 || refundFen > sale.priceFen)) {
    throw new ApiError("invalid", { msg: "退款金额超出了可退的范围" });
  }
  const entry = { state, by, text, ...(refundFen === undefined ? {} : { refundFen }) };
  await enterState(tx, sale, { afterSale: before, ...entry }, now);
  return before;
}
