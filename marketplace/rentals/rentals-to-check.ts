import { and, asc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Db } from "../database/db";
import { orders, rentals } from "../database/schema";
import type { Rental } from "./lock-rental";

/** Matches ended rentals whose account or deposit waits for the seller or the operator. */
export const needsCheck = and(
  isNotNull(rentals.closedAt),
  or(isNull(rentals.releasedAt), isNull(rentals.depositSettledAt)),
);

interface RentalToCheck {
  orderNum: string;
  rental: Rental & { closedAt: Date };
}

/** Reads ended rentals whose account or deposit waits for the seller, oldest first. */
export async function rentalsToCheck(db: Db, most: number): Promise<RentalToCheck[]> {
  const rows = await db
    .select({ orderNum: orders.orderNum, rental: rentals })
    .from(rentals)
    .innerJoin(orders, eq(orders.id, rentals.orderId))
    .where(needsCheck)
    .orderBy(asc(rentals.closedAt))
    .limit(most);
  return rows.flatMap(({ orderNum, rental }) => {
    const { closedAt } = rental;
    return closedAt === null ? [] : [{ orderNum, rental: { ...rental, closedAt } }];
  });
}
