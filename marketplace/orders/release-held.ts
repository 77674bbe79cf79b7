import assert from "node:assert/strict";
import { and, eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { userEnvelopes } from "../database/schema";
import { moveStock } from "../fulfilment/fulfilment";
import { leaveGroup } from "../groups/groups";
import type { Order } from "../order-records/order-records";

/** Releases the seat, pieces and coupon of a locked order that has just expired or been canceled unpaid. */
export async function releaseHeld(tx: Db, order: Order): Promise<void> {
  if (order.groupId !== null) await leaveGroup(tx, order.groupId);
  const moved = await moveStock(tx, order, "held", "available");
  assert(moved, `order ${order.orderNum} holds no stock`);
  if (order.userEnvelopeId !== null) {
    await tx
      .update(userEnvelopes)
      .set({ status: "unused" })
      .where(and(eq(userEnvelopes.id, order.userEnvelopeId), eq(userEnvelopes.status, "held")));
  }
}
