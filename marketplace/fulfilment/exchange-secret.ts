import { ApiError } from "@storefront/contract/api-error";
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { cardSecrets, stock } from "../database/schema";
import type { Order } from "../order-records/order-records";

/** The secrets of an order in the order in which its buyer sees them, without void ones. */
export const secretsOfOrder = (db: Db, orderId: number) =>
  db
    .select()
    .from(cardSecrets)
    .where(and(eq(cardSecrets.orderId, orderId), isNull(cardSecrets.voidedAt)))
    .orderBy(asc(sql`coalesce(${cardSecrets.replacesId}, ${cardSecrets.id})`));

/**
 * Gives the buyer of a locked order another secret in place of one that does not work, in the caller's transaction. The
 * old one becomes void: it leaves the stock and is never shown or sold again.
 * @returns the place of the secret among the order's, from 1
 * @throws ApiError `orderClosed` when it is not a valid secret of the order, or no spare one is left
 */
export async function exchangeSecret(
  tx: Db,
  order: Pick<Order, "id" | "stockId">,
  secretId: number,
  now: Date,
): Promise<number> {
  const secrets = await secretsOfOrder(tx, order.id);
  const place = secrets.findIndex(({ id }) => id === secretId);
  const old = secrets[place];
  if (!old) throw new ApiError("orderClosed", { msg: "这个卡密不属于这笔订单，或已经换过" });
  // One piece less on sale: the spare secret is used for a piece that is sold already. Held pieces keep their secrets.
  const taken = await tx
    .update(stock)
    .set({ available: sql`${stock.available} - 1`, total: sql`${stock.total} - 1` })
    .where(and(eq(stock.id, order.stockId), gt(stock.available, 0)))
    .returning({ id: stock.id });
  const [spare] = await tx
    .select({ id: cardSecrets.id })
    .from(cardSecrets)
    .where(and(eq(cardSecrets.stockId, order.stockId), isNull(cardSecrets.orderId)))
    .orderBy(asc(cardSecrets.id))
    .limit(1)
    .for("update", { skipLocked: true });
  if (taken.length === 0 || !spare) {
    throw new ApiError("orderClosed", { msg: "没有空闲的卡密可换，请先在商品页添加卡密" });
  }
  await tx.update(cardSecrets).set({ voidedAt: now }).where(eq(cardSecrets.id, old.id));
  await tx
    .update(cardSecrets)
    .set({ orderId: order.id, assignedAt: now, replacesId: old.replacesId ?? old.id })
    .where(eq(cardSecrets.id, spare.id));
  return place + 1;
}
