import { and, asc, eq, lte, notExists, sql } from "drizzle-orm";
import { isOneOf } from "../database/conditions";
import type { Db } from "../database/db";
import { groupBuys, orders } from "../database/schema";
import type { Deps } from "../deps";
import { type Attempt, sweepAll } from "../sweeps/sweeps";
import { endGroup } from "./end-group";

/**
 * Ends expired groups, one transaction each; safe to run in several processes concurrently.
 * @returns the number of ended groups
 */
export const sweepGroups = (deps: Pick<Deps, "db" | "clock" | "log">): Promise<number> =>
  sweepAll(deps, "groups", endNext);

async function endNext(tx: Db, now: Date, { isReady, begin }: Attempt): Promise<boolean> {
  const waitsForPayment = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.groupId, groupBuys.id), isOneOf(orders.status, "pending")));
  const [due] = await tx
    .select({ id: groupBuys.id })
    .from(groupBuys)
    .where(
      and(
        isOneOf(groupBuys.state, "open"),
        lte(groupBuys.expiresAt, now),
        notExists(waitsForPayment),
        isReady(groupBuys.id),
      ),
    )
    .orderBy(asc(groupBuys.expiresAt))
    .limit(1)
    .for("no key update", { skipLocked: true });
  if (!due) return false;
  begin(String(due.id));
  return endGroup(tx, due.id, now);
}
