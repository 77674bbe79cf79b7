import { and, asc, eq, lt, lte, notExists, sql } from "drizzle-orm";
import { orderDrafts, orders } from "@/database/schema";
import type { Deps } from "../../deps";
import { after, DRAFT_LIFE_S } from "../order-terms/order-terms";
import { resolveDueTrades } from "../payments/resolve-trades";
import { sweepAll } from "../sweep-all";
import { expireOrder } from "./expire-order";

type Needs = Pick<Deps, "db" | "clock" | "payments" | "log" | "findPayable">;

/**
 * Expires orders whose time is over, each in a transaction of its own, and forgets order numbers nobody used. Payment
 * providers are queried first, so that an order that was paid does not expire because its notification is lost.
 * Several processes may sweep at once: what one works on, the others skip.
 * @returns how many orders expired
 */
export async function sweepOrders(deps: Needs): Promise<number> {
  await resolveDueTrades(deps);
  const expired = await sweepAll(() => expireNext(deps));
  await forgetDrafts(deps);
  return expired;
}

async function expireNext({ db, clock }: Needs): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.status, "pending"), lte(orders.expiresAt, now)))
      .orderBy(asc(orders.expiresAt))
      .limit(1)
      .for("no key update", { skipLocked: true });
    if (!due) return false;
    return expireOrder(tx, due.id, now);
  });
}

async function forgetDrafts({ db, clock }: Needs): Promise<void> {
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
