import type { Db } from "../database/db";
import { ACCOUNTS, creditBalance } from "../ledger/ledger";
import { leftOf, type Order } from "../order-records/order-records";

type CashbackOrder = Pick<
  Order,
  "orderNum" | "userId" | "cashbackFen" | "refundedFen" | "totalFen" | "depositFen"
>;

/**
 * Pays out the promised cashback, in the transaction that completes the order, less the share of partial refunds.
 * @throws a unique violation when this order's cashback was paid out before
 */
export async function creditCashback(tx: Db, order: CashbackOrder, now: Date): Promise<void> {
  const { orderNum, userId, cashbackFen } = order;
  const fen = leftOf(cashbackFen, soldPrice(order));
  if (fen === 0) return;
  const credit = { userId, from: ACCOUNTS.marketing, fen };
  await creditBalance(tx, { event: "cashback", orderNum, now }, credit);
}

/** Returns the price without the deposit: deposits are returned separately. */
export const priceFen = ({
  totalFen,
  depositFen,
}: Pick<Order, "totalFen" | "depositFen">): number => totalFen - depositFen;

/** Returns the price without the deposit, and what was refunded of it. */
export const soldPrice = (order: Pick<Order, "totalFen" | "depositFen" | "refundedFen">) => ({
  priceFen: priceFen(order),
  refundedFen: order.refundedFen,
});

/** Returns the price without the deposit, less what was refunded of it. */
export const priceLeftFen = (
  order: Pick<Order, "totalFen" | "depositFen" | "refundedFen">,
): number => priceFen(order) - order.refundedFen;
