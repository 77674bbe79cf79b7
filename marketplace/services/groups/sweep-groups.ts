import { and, asc, eq, lte, notExists, sql } from "drizzle-orm";
import { groupBuys, orders } from "@/database/schema";
import type { Deps } from "../../deps";
import { sweepAll } from "../sweep-all";
import { endGroup } from "./end-group";

type Needs = Pick<Deps, "db" | "clock">;

/**
 * Ends expired groups, one transaction each; safe to run in several processes concurrently.
 * @returns the number of ended groups
 */
export const sweepGroups = (deps: Needs): Promise<number> => sweepAll(() => endNext(deps));

function endNext({ db, clock }: Needs): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const waitsForPayment = tx
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.groupId, groupBuys.id), eq(orders.status, "pending")));
    const [due] = await tx
      .select({ id: groupBuys.id })
      .from(groupBuys)
      .where(
        and(eq(groupBuys.state, "open"), lte(groupBuys.expiresAt, now), notExists(waitsForPayment)),
      )
      .orderBy(asc(groupBuys.expiresAt))
      .limit(1)
      .for("no key update", { skipLocked: true });
    if (!due) return false;
    return endGroup(tx, due.id, now);
  });
}
