import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Db } from "../database/db";
import { orders, rentals } from "../database/schema";
import type { Deps } from "../deps";
import { type Attempt, sweepAll } from "../sweeps/sweeps";
import { closeRental } from "./close-rental";

/**
 * Ends expired rentals, one transaction each; safe to run in several processes concurrently.
 * @returns the number of ended rentals
 */
export const sweepRentals = (deps: Pick<Deps, "db" | "clock" | "log">): Promise<number> =>
  sweepAll(deps, "rentals", endNext);

async function endNext(tx: Db, now: Date, { isReady, begin }: Attempt): Promise<boolean> {
  const [due] = await tx
    .select({ orderId: rentals.orderId, orderNum: orders.orderNum })
    .from(rentals)
    .innerJoin(orders, eq(orders.id, rentals.orderId))
    .where(and(isNull(rentals.closedAt), lte(rentals.endsAt, now), isReady(orders.orderNum)))
    .orderBy(asc(rentals.endsAt))
    .limit(1)
    .for("no key update", { of: orders, skipLocked: true });
  if (!due) return false;
  begin(due.orderNum);
  return closeRental(tx, due.orderId, "time", now);
}
