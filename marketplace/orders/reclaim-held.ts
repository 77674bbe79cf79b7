import { and, eq, inArray, ne } from "drizzle-orm";
import { isOfPerson, readAccounts } from "../accounts/accounts";
import type { Db } from "../database/db";
import { goods, orders, userEnvelopes } from "../database/schema";
import { moveStock } from "../fulfilment/fulfilment";
import { canRejoin, lockGroup, seatedOrders } from "../groups/groups";
import { ACTIVE_STATUSES, type Order } from "../order-records/order-records";

/**
 * Gives a locked, expired order that was paid late its seat, pieces and coupon again, all or none.
 * @returns false, without a change, when one of them is gone
 */
export async function reclaimHeld(tx: Db, order: Order, now: Date): Promise<boolean> {
  try {
    await tx.transaction(async (savepoint) => {
      if (!(await reclaim(savepoint, order, now))) throw new Gone();
    });
    return true;
  } catch (error) {
    if (error instanceof Gone) return false;
    throw error;
  }
}

/** Undoes the savepoint. */
class Gone extends Error {}

async function reclaim(tx: Db, order: Order, now: Date): Promise<boolean> {
  const { groupId, userEnvelopeId } = order;
  if (!(await isDeliveredAsOrdered(tx, order))) return false;
  if (order.firstBuy && (await hadFirstBuySince(tx, order))) return false;
  if (groupId !== null) {
    const group = await lockGroup(tx, groupId);
    const seated = await seatedOrders(tx, groupId);
    const accounts = await readAccounts(tx, order.userId);
    if (!group || !canRejoin(group, seated, { ...order, accounts }, now)) return false;
  }
  if (!(await moveStock(tx, order, "available", "held"))) return false;
  if (userEnvelopeId === null) return true;
  const held = await tx
    .update(userEnvelopes)
    .set({ status: "held" })
    .where(and(eq(userEnvelopes.id, userEnvelopeId), eq(userEnvelopes.status, "unused")))
    .returning({ id: userEnvelopes.id });
  return held.length > 0;
}

/** Whether the listing is still delivered the way that the expired order was placed for. */
async function isDeliveredAsOrdered(tx: Db, { goodsId, deliveryType }: Order): Promise<boolean> {
  return (
    (await tx.$count(goods, and(eq(goods.id, goodsId), eq(goods.deliveryType, deliveryType)))) > 0
  );
}

/** Whether another order of the person used the first-order discount, which became free when this order expired. */
async function hadFirstBuySince(tx: Db, { id, userId }: Order): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isOfPerson(orders.userId, userId),
        eq(orders.firstBuy, true),
        inArray(orders.status, ACTIVE_STATUSES),
        ne(orders.id, id),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
