import { ApiError } from "@storefront/contract/api-error";
import type { Db } from "../database/db";
import { lockRentalOf } from "./lock-rental";
import { settleDeposit } from "./settle-deposit";

/**
 * Confirms for the seller that a returned account is in order: the whole deposit is returned, in the caller's
 * transaction. A claim must be withdrawn instead.
 * @returns fen of the deposit
 * @throws ApiError `orderNotFound`; `orderClosed` when the deposit does not wait for the seller
 */
export async function confirmReturn(tx: Db, orderNum: string, now: Date): Promise<number> {
  const { order, rental } = await lockRentalOf(tx, orderNum);
  if (rental.depositDueAt === null) {
    throw new ApiError("orderClosed", { msg: "这笔押金不在等待确认" });
  }
  await settleDeposit(tx, order, { by: "seller", keptFen: 0 }, now);
  return order.depositFen;
}
