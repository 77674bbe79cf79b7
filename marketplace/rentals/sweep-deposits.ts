import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { Db } from "../database/db";
import { orders, rentals } from "../database/schema";
import type { Deps } from "../deps";
import { type Attempt, sweepAll } from "../sweeps/sweeps";
import { lockRental } from "./lock-rental";
import { settleDeposit } from "./settle-deposit";

type RentalDeps = Pick<Deps, "db" | "clock">;

/**
 * Returns deposits that the seller has neither confirmed nor claimed in time, one transaction each; safe to run in
 * several processes concurrently.
 * @returns the number of returned deposits
 */
export const sweepDeposits = (deps: RentalDeps & Pick<Deps, "log">): Promise<number> =>
  sweepAll(deps, "deposits", returnNext);

async function returnNext(tx: Db, now: Date, { isReady, begin }: Attempt): Promise<boolean> {
  const { depositDueAt } = rentals;
  const [due] = await tx
    .select({ orderId: rentals.orderId, orderNum: orders.orderNum })
    .from(rentals)
    .innerJoin(orders, eq(orders.id, rentals.orderId))
    .where(and(isNotNull(depositDueAt), lte(depositDueAt, now), isReady(orders.orderNum)))
    .orderBy(asc(depositDueAt))
    .limit(1)
    .for("no key update", { of: orders, skipLocked: true });
  if (!due) return false;
  begin(due.orderNum);
  return returnIfDue(tx, due.orderId, now);
}

/** Returns a deposit whose deadline has passed, in the caller's transaction. @returns whether it was returned */
async function returnIfDue(tx: Db, orderId: number, now: Date): Promise<boolean> {
  const locked = await lockRental(tx, orderId);
  const dueAt = locked?.rental.depositDueAt;
  if (!locked || !dueAt || dueAt > now) return false;
  return settleDeposit(tx, locked.order, { by: "time", keptFen: 0 }, now);
}

/** Returns a deposit whose deadline has passed, in its own transaction; call before reading it. */
export const returnDepositIfDue = ({ db, clock }: RentalDeps, orderId: number): Promise<boolean> =>
  db.transaction((tx) => returnIfDue(tx, orderId, clock.now()));
