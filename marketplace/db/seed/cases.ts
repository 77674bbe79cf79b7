import type { Db } from "../open";
import { HOSTILE_CASE } from "./fixed/hostile";
import { LIMIT_CASES } from "./fixed/limits";
import { OFFER_CASES } from "./fixed/offers";
import { reviewsOf } from "./fixed/reviews";
import { TRADE_CASES } from "./fixed/trades";
import { continueIds, insertCoupons, insertListings, insertPeople } from "./insert";
import type { ListingSeed } from "./listing";

/** The fixed goods 1001 to 1016 that tests of every kind lean on (design §4). */
export const CASES: ListingSeed[] = [...OFFER_CASES, ...TRADE_CASES, ...LIMIT_CASES, HOSTILE_CASE]
  .map((listing) => ({ ...listing, comments: listing.comments ?? reviewsOf(listing.id) }))
  .sort((a, b) => a.id - b.id);

/**
 * Puts the fixed goods and users, their sellers and coupons, into an empty database; quick, for tests.
 * @param now what ages, dates of reviews and ends of coupons count from
 */
export async function seedCases(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await insertPeople(tx, now);
    await insertListings(tx, CASES, now);
    await insertCoupons(tx, now);
    await continueIds(tx);
  });
}
