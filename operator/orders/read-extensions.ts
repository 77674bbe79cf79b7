import type { Db } from "@storefront/marketplace/database/db";
import {
  ledgerTransfers,
  paymentRefunds,
  rentalExtensions,
} from "@storefront/marketplace/database/schema";
import type { Extension } from "@storefront/marketplace/rentals/rentals";
import { asc, eq, inArray } from "drizzle-orm";
import type { OrderRecord } from "./order-record";

/** Extensions of a rental order, with their refunds and transfers; empty for other orders. */
export interface OrderExtensions {
  extensions: Extension[];
  refunds: (typeof paymentRefunds.$inferSelect)[];
  transfers: (typeof ledgerTransfers.$inferSelect)[];
}

export async function readOrderExtensions(db: Db, record: OrderRecord): Promise<OrderExtensions> {
  const isRental = record.kind === "goods" && record.order.rentHours !== null;
  if (!isRental) return { extensions: [], refunds: [], transfers: [] };
  const extensions = await db
    .select()
    .from(rentalExtensions)
    .where(eq(rentalExtensions.rentalOrderId, record.order.id))
    .orderBy(asc(rentalExtensions.id));
  const orderNums = extensions.map(({ orderNum }) => orderNum);
  return {
    extensions,
    refunds: await db
      .select()
      .from(paymentRefunds)
      .where(inArray(paymentRefunds.orderNum, orderNums))
      .orderBy(asc(paymentRefunds.createdAt)),
    transfers: await db
      .select()
      .from(ledgerTransfers)
      .where(inArray(ledgerTransfers.orderNum, orderNums))
      .orderBy(asc(ledgerTransfers.id)),
  };
}
