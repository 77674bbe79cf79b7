import { and, eq, inArray, lte } from "drizzle-orm";
import { boostOrders } from "@/database/schema";
import type { Deps } from "../../deps";
import type { BoostOrder } from "../order-terms/order-result";
import { takeBackBoost } from "./take-back-boost";
import { completeBoost } from "./work-on-boost";

type Needs = Pick<Deps, "db" | "clock">;

/** Most orders of each kind per sweep. */
const BATCH = 200;

/** Paid, with the target not reached yet. */
const OPEN: BoostOrder["status"][] = ["waiting", "accepted"];

/**
 * Expires unpaid boost orders, refunds those that were not accepted or finished in time, and completes those without an
 * objection. Every update is conditional on the expected status, so that concurrent sweeps and cancellations are safe.
 */
export async function sweepBoosts(deps: Needs): Promise<void> {
  const now = deps.clock.now();
  await deps.db
    .update(boostOrders)
    .set({ status: "expired" })
    .where(and(eq(boostOrders.status, "pending"), lte(boostOrders.expiresAt, now)));
  await refundOverdue(deps, now);
  await completeUnopposed(deps, now);
}

async function refundOverdue({ db }: Needs, now: Date): Promise<void> {
  const overdue = await db
    .select({ id: boostOrders.id, channelId: boostOrders.channelId })
    .from(boostOrders)
    .where(and(inArray(boostOrders.status, OPEN), lte(boostOrders.deliverBy, now)))
    .limit(BATCH);
  for (const order of overdue) {
    await db.transaction((tx) => takeBackBoost(tx, order, OPEN, now));
  }
}

async function completeUnopposed({ db }: Needs, now: Date): Promise<void> {
  const unopposed = await db
    .select({ id: boostOrders.id })
    .from(boostOrders)
    .where(
      and(
        eq(boostOrders.status, "done"),
        eq(boostOrders.inAfterSale, false),
        lte(boostOrders.confirmBy, now),
      ),
    )
    .limit(BATCH);
  for (const { id } of unopposed) await completeBoost(db, id, "time", now);
}
