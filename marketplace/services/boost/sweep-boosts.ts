import { and, asc, eq, lte } from "drizzle-orm";
import { boostOrders } from "../../db/schema";
import type { Deps } from "../../deps";
import { acceptSeconds, boosterOf } from "./boosters";
import { dueAt } from "./stars-won";

type Needs = Pick<Deps, "db" | "clock"> & { config: Pick<Deps["config"], "sandbox"> };

/** Orders of each kind that one sweep looks at. */
const BATCH = 200;

/**
 * Closes boost orders whose time to pay is over. In the sandbox it also plays who is not there: boosters accept and
 * finish. Every change names the state it expects, so that several processes
 * may sweep and a buyer may cancel at the same moment.
 */
export async function sweepBoosts(deps: Needs): Promise<void> {
  const now = deps.clock.now();
  await deps.db
    .update(boostOrders)
    .set({ status: "expired" })
    .where(and(eq(boostOrders.status, "pending"), lte(boostOrders.expiresAt, now)));
  if (!deps.config.sandbox) return;
  await accept(deps, now);
  await finish(deps, now);
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
    const { name, head } = boosterOf(order);
    await db
      .update(boostOrders)
      .set({ status: "accepted", acceptedAt: at, boosterName: name, boosterHead: head })
      .where(and(eq(boostOrders.id, order.id), eq(boostOrders.status, "waiting")));
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
    await db
      .update(boostOrders)
      .set({ status: "done", doneAt: due })
      .where(and(eq(boostOrders.id, order.id), eq(boostOrders.status, "accepted")));
  }
}
