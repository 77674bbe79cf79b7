import type { Db } from "../../db/open";
import { giveToBalance } from "../accounts/balance";
import { ACCOUNTS, balanceOf } from "../ledger/accounts";
import { recordTransfers } from "../ledger/record-transfers";
import type { Order } from "./order-result";

/**
 * Gives the buyer what the listing promised back, in the transaction that completes the order.
 * @throws the database's refusal when this order's cashback was given before
 */
export async function giveCashback(
  tx: Db,
  { orderNum, userId, cashbackFen }: Pick<Order, "orderNum" | "userId" | "cashbackFen">,
  now: Date,
): Promise<void> {
  if (cashbackFen === 0) return;
  await giveToBalance(tx, userId, cashbackFen);
  await recordTransfers(tx, { event: "cashback", orderNum, now }, [
    { from: ACCOUNTS.marketing, to: balanceOf(userId), fen: cashbackFen },
  ]);
}
