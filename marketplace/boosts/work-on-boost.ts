import { CONFIRM_HOURS } from "@storefront/contract/orders/confirm-hours";
import { and, eq, exists, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { boostAccounts, boostOrders } from "../database/schema";
import { after, type BoostOrder } from "../order-records/order-records";
import { GRACE_HOURS } from "./rules/boost-terms";

/** waiting → accepted, once. @returns false when it is no longer waiting */
export async function acceptBoost(
  db: Db,
  orderNum: string,
  booster: { name: string; head: string; verified: boolean },
  at: Date,
): Promise<boolean> {
  const accepted = await db
    .update(boostOrders)
    .set({
      status: "accepted",
      acceptedAt: at,
      boosterName: booster.name,
      boosterHead: booster.head,
      boosterVerified: booster.verified,
      deliverBy: sql`${at.toISOString()}::timestamptz + make_interval(hours => ${boostOrders.hours} + ${GRACE_HOURS})`,
    })
    .where(and(eq(boostOrders.orderNum, orderNum), eq(boostOrders.status, "waiting")))
    .returning({ id: boostOrders.id });
  return accepted.length > 0;
}

/**
 * Lets the booster of an accepted boost begin, once the buyer has given the account, which cannot be changed then. The
 * time to finish starts again.
 * @returns false when it is not accepted, has begun, or its account is missing
 */
export async function beginBoost(db: Db, orderNum: string, at: Date): Promise<boolean> {
  const begun = await db
    .update(boostOrders)
    .set({
      begunAt: at,
      deliverBy: sql`${at.toISOString()}::timestamptz + make_interval(hours => ${boostOrders.hours} + ${GRACE_HOURS})`,
    })
    .where(
      and(
        eq(boostOrders.orderNum, orderNum),
        eq(boostOrders.status, "accepted"),
        isNull(boostOrders.begunAt),
        exists(
          db
            .select({ one: sql`1` })
            .from(boostAccounts)
            .where(
              and(eq(boostAccounts.boostOrderId, boostOrders.id), isNotNull(boostAccounts.sealed)),
            ),
        ),
      ),
    )
    .returning({ id: boostOrders.id });
  return begun.length > 0;
}

/** accepted → done, once; the buyer then has CONFIRM_HOURS to object. @returns false when it has not begun */
export async function finishBoost(db: Db, orderNum: string, at: Date): Promise<boolean> {
  const done = await db
    .update(boostOrders)
    .set({ status: "done", doneAt: at, confirmBy: after(at, CONFIRM_HOURS * 3600) })
    .where(
      and(
        eq(boostOrders.orderNum, orderNum),
        eq(boostOrders.status, "accepted"),
        isNotNull(boostOrders.begunAt),
      ),
    )
    .returning({ id: boostOrders.id });
  return done.length > 0;
}

/** done → completed, by its buyer or because the time to object is over. @returns false when it is not done */
export async function completeBoost(
  db: Db,
  id: number,
  by: NonNullable<BoostOrder["completedBy"]>,
  now: Date,
): Promise<boolean> {
  const completed = await db
    .update(boostOrders)
    .set({ status: "completed", completedAt: now, completedBy: by })
    .where(
      and(
        eq(boostOrders.id, id),
        eq(boostOrders.status, "done"),
        eq(boostOrders.inAfterSale, false),
      ),
    )
    .returning({ id: boostOrders.id });
  return completed.length > 0;
}
