import { and, eq, inArray, lte } from "drizzle-orm";
import { boostOrders } from "@/database/schema";
import type { Deps } from "../../deps";
import type { BoostOrder } from "../order-terms/order-result";
import { takeBackBoost } from "./take-back-boost";
import { completeBoost } from "./work-on-boost";

type Needs = Pick<Deps, "db" | "clock">;

/** Orders of each kind that one sweep looks at. */
const BATCH = 200;

/** Paid, and the target is not reached. */
const OPEN: BoostOrder["status"][] = ["waiting", "accepted"];

/**
 * Closes boost orders whose time to pay is over, refunds those that nobody accepted or finished in time, and completes
 * those whose buyers did not object. Every change names the state it expects, so that several processes may sweep and
 * a buyer may cancel at the same moment.
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
