import type { Db } from "../../db/open";
import { ACCOUNTS } from "../ledger/accounts";
import { creditBalance } from "../ledger/credit-balance";
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
  const credit = { userId, from: ACCOUNTS.marketing, fen: cashbackFen };
  await creditBalance(tx, { event: "cashback", orderNum, now }, credit);
}
