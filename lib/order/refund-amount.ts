import { fenToYuan, yuanToFen } from "@storefront/contract/money";
import type { OrderPage } from "./order-page";

export type RefundAmount = { fen: number; problem: null } | { fen: null; problem: string };

/**
 * Reads the amount of a refund request.
 * @param typed as typed, in yuan; null: all that is left
 * @param leftFen what is left of the price
 */
export function readRefundAmount(typed: string | null, leftFen: number): RefundAmount {
  if (typed === null) return { fen: leftFen, problem: null };
  const fen = yuanToFen(typed.replace(/[¥￥,，\s]/g, ""));
  if (fen === null) return refused("金额请填数字，最多两位小数，例如 12.50");
  if (fen <= 0) return refused("退款金额要大于 0");
  if (fen > leftFen) return refused(`最多可退 ¥${fenToYuan(leftFen)}，不能再多`);
  return { fen, problem: null };
}

const refused = (problem: string): RefundAmount => ({ fen: null, problem });

/**
 * @returns fen of an order's price that can still be refunded: without the deposit of a rental, which goes back by itself, and
 *   without what was refunded before; never negative
 */
export function leftOfPrice({ order, bill, rental, refunds }: LeftOf): number {
  const depositFen = rental?.depositFen ?? bill?.depositFen ?? 0;
  const refunded = refunds
    .filter(({ cause }) => cause !== "deposit" && cause !== "surplus" && cause !== "found")
    .reduce((sum, { fen }) => sum + fen, 0);
  return Math.max(0, order.priceFen - depositFen - refunded);
}

type LeftOf = Pick<OrderPage, "bill" | "rental" | "refunds"> & {
  order: Pick<OrderPage["order"], "priceFen">;
};
