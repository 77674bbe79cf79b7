import { and, asc, eq, lt, lte, notExists, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { orderDrafts, orders } from "../../database/schema";
import type { Deps } from "../../deps";
import { after, DRAFT_LIFE_S } from "../order-core/order-terms";
import { resolveDueTrades } from "../payments/resolve-trades";
import { type Attempt, sweepAll } from "../sweeps/sweep-all";
import { expireOrder } from "./expire-order";

type OrderDeps = Pick<Deps, "db" | "clock" | "config" | "payments" | "log" | "findPayable">;

/**
 * Expires unpaid orders, one transaction each, and deletes unused order numbers. Queries the payment providers first,
 * so that a paid order does not expire because its notification was lost. Safe to run in several processes
 * concurrently: locked rows are skipped.
 * @returns the number of expired orders
 */
export async function sweepOrders(deps: OrderDeps): Promise<number> {
  await resolveDueTrades(deps);
  const expired = await sweepAll(deps, "orders", expireNext);
  await deleteOldDrafts(deps);
  return expired;
}

async function expireNext(tx: Db, now: Date, { isReady, begin }: Attempt): Promise<boolean> {
  const [due] = await tx
    .select({ id: orders.id, orderNum: orders.orderNum })
    .from(orders)
    .where(and(eq(orders.status, "pending"), lte(orders.expiresAt, now), isReady(orders.orderNum)))
    .orderBy(asc(orders.expiresAt))
    .limit(1)
    .for("no key update", { skipLocked: true });
  if (!due) return false;
  begin(due.orderNum);
  return expireOrder(tx, due.id, now);
}

async function deleteOldDrafts({ db, clock }: OrderDeps): Promise<void> {
  await db
    .delete(orderDrafts)
    .where(
      and(
        lt(orderDrafts.createdAt, after(clock.now(), -2 * DRAFT_LIFE_S)),
        notExists(
          db.select({ one: sql`1` }).from(orders).where(eq(orders.orderNum, orderDrafts.orderNum)),
        ),
      ),
    );
}
