import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Db } from "../../database/db";
import { goods, isUnchecked, promiseReviews, sellers } from "../../database/schema";
import type { Deps } from "../../deps";
import { type MarkedTexts, markShop } from "../rules/free-texts";
import { withdrawTexts } from "./held-texts";
import { CARRIED_DAYS, openReviews } from "./promise-reviews";
import { markStoredListings } from "./read-listing-texts";

type TextDeps = Pick<Deps, "db" | "clock">;

/** Listings or shops per transaction. */
const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Reads the texts that an earlier version has stored: those that promise stay on sale for `CARRIED_DAYS`, unless an
 * operator decides before; then they wait like new ones. May be interrupted, and run in several processes at once.
 * @returns the number of listings and shops
 */
export async function sweepPromises(deps: TextDeps, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for (const step of [checkListings, checkShops, endCarried]) {
    for (let done = BATCH; done === BATCH && !signal?.aborted; count += done) {
      done = await deps.db.transaction((tx) => step(tx, deps.clock.now()));
    }
  }
  return count;
}

async function checkListings(tx: Db, now: Date): Promise<number> {
  const rows = await tx
    .select({ id: goods.id, removedAt: goods.removedAt })
    .from(goods)
    .where(isUnchecked(goods))
    .orderBy(asc(goods.id))
    .limit(BATCH)
    .for("no key update", { skipLocked: true });
  const marks = await markStoredListings(
    tx,
    rows.map(({ id }) => id),
  );
  for (const isListed of [true, false]) {
    const ids = rows.filter((row) => (row.removedAt === null) === isListed).map(({ id }) => id);
    const own = new Map(ids.map((id): [number, MarkedTexts | null] => [id, marks.get(id) ?? null]));
    const started = isListed ? { carriedUntil: carriedUntil(now) } : { relists: false };
    await openReviews(tx, "goodsId", own, { now, ...started });
  }
  for (const [id, marked] of marks) {
    await tx
      .update(goods)
      .set({ reviewHash: marked?.hash ?? null })
      .where(eq(goods.id, id));
  }
  return rows.length;
}

async function checkShops(tx: Db, now: Date): Promise<number> {
  const rows = await tx
    .select({ id: sellers.id, nickname: sellers.nickname, profile: sellers.profile })
    .from(sellers)
    .where(eq(sellers.isUnchecked, true))
    .orderBy(asc(sellers.id))
    .limit(BATCH)
    .for("no key update", { skipLocked: true });
  if (rows.length === 0) return 0;
  const marks = new Map(rows.map((row) => [row.id, markShop(row)]));
  await openReviews(tx, "sellerId", marks, { now, carriedUntil: carriedUntil(now) });
  await tx
    .update(sellers)
    .set({ isUnchecked: false })
    .where(inArray(sellers.id, [...marks.keys()]));
  return rows.length;
}

/** A listing that nobody has decided on in time waits, off sale. */
async function endCarried(tx: Db, now: Date): Promise<number> {
  const due = await tx
    .select()
    .from(promiseReviews)
    .where(and(eq(promiseReviews.state, "carried"), lte(promiseReviews.carriedUntil, now)))
    .orderBy(asc(promiseReviews.carriedUntil))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  for (const review of due) {
    await tx
      .update(promiseReviews)
      .set({ state: "waiting" })
      .where(eq(promiseReviews.id, review.id));
    await withdrawTexts(tx, review, now);
  }
  return due.length;
}

const carriedUntil = (now: Date) => new Date(now.getTime() + CARRIED_DAYS * DAY_MS);
