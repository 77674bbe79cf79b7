import type { Db } from "@storefront/marketplace/database/db";
import { cardSecrets, orders, SOLD_STATUSES, stock } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";

/**
 * Checks a sale's invariants: no piece sold twice, no more orders than pieces, every sold secret assigned to exactly
 * one order.
 * @returns one line per violation; empty when there is none
 */
export async function saleProblems(db: Db, stockId: number): Promise<string[]> {
  const [row] = await db.select().from(stock).where(eq(stock.id, stockId));
  const sales = await db.select().from(orders).where(eq(orders.stockId, stockId));
  const secrets = await db.select().from(cardSecrets).where(eq(cardSecrets.stockId, stockId));
  if (!row) return ["no such stock"];

  const pieces = (...statuses: string[]) =>
    sales
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { quantity, giftPieces }) => sum + quantity + giftPieces, 0);
  const assigned = secrets.filter(({ orderId }) => orderId !== null);
  const problems: string[] = [];
  const expect = (what: string, is: number, shouldBe: number) => {
    if (is !== shouldBe) problems.push(`${what}: ${is} instead of ${shouldBe}`);
  };
  expect("held pieces", row.held, pieces("pending"));
  expect("sold pieces", row.sold, pieces(...SOLD_STATUSES));
  expect("assigned secrets", assigned.length, pieces(...SOLD_STATUSES));
  for (const order of sales.filter(({ status }) => status === "paid")) {
    const own = assigned.filter(({ orderId }) => orderId === order.id).length;
    expect(`secrets of order ${order.orderNum}`, own, order.quantity + order.giftPieces);
  }
  if (pieces("pending", ...SOLD_STATUSES) > row.total) problems.push("sold more than there is");
  return problems;
}
