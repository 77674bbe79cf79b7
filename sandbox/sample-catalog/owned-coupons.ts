import type { Db } from "@storefront/marketplace/database/db";
import { envelopes, userEnvelopes } from "@storefront/marketplace/database/schema";
import { inArray, sql } from "drizzle-orm";
import { BUYER_ID } from "./buyers";

const DAY_MS = 86_400_000;
const GIVEN_DAYS_AGO = 10;

/** Usable on 1001: 5, 6, 7. Not usable there: 8 has expired, 9 requires a larger order, 10 is for other goods. */
const OWNED = [
  { envelopeId: 5, expiresInDays: 20 },
  { envelopeId: 6, expiresInDays: 6 },
  { envelopeId: 7, expiresInDays: 12 },
  { envelopeId: 8, expiresInDays: -2 },
  { envelopeId: 9, expiresInDays: 30 },
  { envelopeId: 10, expiresInDays: 15 },
];

/** Gives the sample buyer a coupon of every kind that the coupon picker distinguishes. */
export async function giveCoupons(db: Db, now: Date): Promise<void> {
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const ids = OWNED.map(({ envelopeId }) => envelopeId);
  await db
    .update(envelopes)
    .set({ claimed: sql`${envelopes.claimed} + 1` })
    .where(inArray(envelopes.id, ids));
  await db.insert(userEnvelopes).values(
    OWNED.map(({ envelopeId, expiresInDays }) => ({
      userId: BUYER_ID,
      envelopeId,
      status: "unused" as const,
      createdAt: daysFromNow(-GIVEN_DAYS_AGO),
      expiresAt: daysFromNow(expiresInDays),
    })),
  );
}
