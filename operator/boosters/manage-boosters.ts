import { ApiError } from "@storefront/contract/api-error";
import { sharedAvatar } from "@storefront/marketplace/accounts/accounts";
import type { Db } from "@storefront/marketplace/database/db";
import { boosters, boostOrders } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { and, asc, count, desc, eq } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit";

type BoosterDeps = Pick<Deps, "db" | "clock">;
export type Booster = typeof boosters.$inferSelect;

/** What of a booster can be switched. */
export type BoosterFlag = "verified" | "online";

/** Reads all boosters, those online first, each with the number of orders worked on. */
export async function readBoosters(db: Db): Promise<(Booster & { running: number })[]> {
  const running = await db
    .select({ name: boostOrders.boosterName, orders: count() })
    .from(boostOrders)
    .where(eq(boostOrders.status, "accepted"))
    .groupBy(boostOrders.boosterName);
  const runningOf = new Map(running.map(({ name, orders }) => [name, orders]));
  const rows = await db
    .select()
    .from(boosters)
    .orderBy(desc(boosters.online), desc(boosters.verified), asc(boosters.id));
  return rows.map((booster) => ({ ...booster, running: runningOf.get(booster.name) ?? 0 }));
}

/** Reads the boosters who can be given an order: those online. */
export const readOnlineBoosters = (db: Db): Promise<Booster[]> =>
  db
    .select()
    .from(boosters)
    .where(eq(boosters.online, true))
    .orderBy(desc(boosters.verified), asc(boosters.id));

/** Adds a booster, not verified and not online. @throws ApiError `invalid` when there is one of that name */
export function addBooster({ db, clock }: BoosterDeps, actor: Actor, name: string): Promise<void> {
  return db.transaction(async (tx) => {
    const head = sharedAvatar(await tx.$count(boosters));
    const [added] = await tx
      .insert(boosters)
      .values({ name, head, createdAt: clock.now() })
      .onConflictDoNothing({ target: boosters.name })
      .returning({ id: boosters.id });
    if (!added) throw new ApiError("invalid", { msg: "已经有这个昵称的代练" });
    const entry = {
      action: "booster.add",
      subject: `booster ${added.id}`,
      after: { name },
    } as const;
    await recordAudit(tx, actor, entry, clock.now());
  });
}

/** Switches whether a booster is verified or online. @throws ApiError `invalid` when it is so already, or there is none */
export function switchBooster(
  { db, clock }: BoosterDeps,
  actor: Actor,
  id: number,
  { flag, to }: { flag: BoosterFlag; to: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(boosters)
      .set({ [flag]: to })
      .where(and(eq(boosters.id, id), eq(boosters[flag], !to)))
      .returning({ name: boosters.name });
    if (!changed) throw new ApiError("invalid", { msg: "已经是这样，或者没有这个代练" });
    const entry = {
      action: "booster.change",
      subject: `booster ${id}`,
      before: { [flag]: !to },
      after: { name: changed.name, [flag]: to },
    } as const;
    await recordAudit(tx, actor, entry, clock.now());
  });
}
