import { and, asc, eq, lte } from "drizzle-orm";
import { isOneOf } from "../database/conditions";
import type { Db } from "../database/db";
import { rentalExtensions } from "../database/schema";
import type { Deps } from "../deps";
import { hasAnswer } from "../order-records/order-records";
import { type Attempt, sweepAll } from "../sweeps/sweeps";

/**
 * Expires unpaid extensions, one transaction each; safe to run in several processes concurrently.
 * @returns the number of expired extensions
 */
export const sweepExtensions = (deps: Pick<Deps, "db" | "clock" | "log">): Promise<number> =>
  sweepAll(deps, "extensions", expireNext);

async function expireNext(tx: Db, now: Date, { isReady, begin }: Attempt): Promise<boolean> {
  const { id, orderNum, status, expiresAt } = rentalExtensions;
  const [due] = await tx
    .select({ id, orderNum })
    .from(rentalExtensions)
    .where(
      and(
        isOneOf(status, "pending"),
        lte(expiresAt, now),
        hasAnswer(tx, orderNum),
        isReady(orderNum),
      ),
    )
    .orderBy(asc(expiresAt))
    .limit(1)
    .for("no key update", { skipLocked: true });
  if (!due) return false;
  begin(due.orderNum);
  await tx.update(rentalExtensions).set({ status: "expired" }).where(eq(id, due.id));
  return true;
}
