import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { boostOrders } from "../../db/schema";
import type { Deps } from "../../deps";
import { acceptSeconds, boosterOf } from "./boosters";
import type { BoostOrder } from "./build-boost";
import { dueAt } from "./stars-won";
import { takeBackBoost } from "./take-back-boost";
import { acceptBoost, completeBoost, finishBoost } from "./work-on-boost";

type Needs = Pick<Deps, "db" | "clock"> & { config: Pick<Deps["config"], "sandbox"> };

/** Orders of each kind that one sweep looks at. */
const BATCH = 200;

/** Paid, and the target is not reached. */
const OPEN: BoostOrder["status"][] = ["waiting", "accepted"];

/**
 * Closes boost orders whose time to pay is over, refunds those that nobody accepted or finished in time, and completes
 * those whose buyers did not object. In the sandbox it also plays who is not there: boosters accept and
 * finish. Every change names the state it expects, so that several processes
 * may sweep and a buyer may cancel at the same moment.
 */
export async function sweepBoosts(deps: Needs): Promise<void> {
  const now = deps.clock.now();
  await deps.db
    .update(boostOrders)
    .set({ status: "expired" })
    .where(and(eq(boostOrders.status, "pending"), lte(boostOrders.expiresAt, now)));
  if (deps.config.sandbox) {
    await accept(deps, now);
    await finish(deps, now);
  }
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
    .where(and(eq(boostOrders.status, "done"), lte(boostOrders.confirmBy, now)))
    .limit(BATCH);
  for (const { id } of unopposed) await completeBoost(db, id, "time", now);
}

async function accept({ db }: Needs, now: Date): Promise<void> {
  const waiting = await db
    .select()
    .from(boostOrders)
    .where(eq(boostOrders.status, "waiting"))
    .orderBy(asc(boostOrders.id))
    .limit(BATCH);
  for (const order of waiting) {
    const at = new Date((order.paidAt ?? now).getTime() + acceptSeconds(order) * 1000);
    if (at > now) continue;
    await acceptBoost(db, order, boosterOf(order), at);
  }
}

async function finish({ db }: Needs, now: Date): Promise<void> {
  const running = await db
    .select()
    .from(boostOrders)
    .where(eq(boostOrders.status, "accepted"))
    .orderBy(asc(boostOrders.acceptedAt))
    .limit(BATCH);
  for (const order of running) {
    const due = dueAt(order);
    if (due === null || due > now) continue;
    await finishBoost(db, order, due);
  }
}
