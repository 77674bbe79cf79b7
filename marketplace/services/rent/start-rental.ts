import assert from "node:assert/strict";
import { eq } from "drizzle-orm";
import type { Db } from "@/database/open";
import { cardSecrets, rentals } from "@/database/schema";
import type { Order } from "../order-terms/order-result";
import { after } from "../order-terms/order-terms";

/**
 * Starts the rental of a just paid order with its assigned account. The database rejects an account that is in another
 * running rental.
 */
export async function startRental(tx: Db, order: Order, hours: number, now: Date): Promise<void> {
  const [secret] = await tx
    .select({ id: cardSecrets.id })
    .from(cardSecrets)
    .where(eq(cardSecrets.orderId, order.id));
  assert(secret, `rent order ${order.orderNum} has no account`);
  await tx.insert(rentals).values({
    orderId: order.id,
    secretId: secret.id,
    startsAt: now,
    endsAt: after(now, hours * 3600),
  });
}
