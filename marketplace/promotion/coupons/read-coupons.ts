import { and, desc, eq, gt, ne, type Placeholder, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { jsonRows } from "../../database/json-rows";
import { envelopes, userEnvelopes, users } from "../../database/schema";
import type { OwnedCoupon } from "../../order-records/order-records";

export interface BuyersCoupon extends OwnedCoupon {
  couponName: string;
  typeName: string;
}

const SHOWN = 100;
/** How long an expired coupon is listed as invalid. */
const EXPIRED_SHOWN_MS = 30 * 24 * 60 * 60 * 1000;

const COUPON = {
  id: userEnvelopes.id,
  status: userEnvelopes.status,
  expiresAt: userEnvelopes.expiresAt,
  reduceFen: envelopes.reduceFen,
  conditionFen: envelopes.conditionFen,
  goodsId: envelopes.goodsId,
  sellerId: envelopes.sellerId,
  couponName: envelopes.couponName,
  typeName: envelopes.typeName,
};

/** Before when a coupon must have expired to be listed no more. */
export const couponsSince = (now: Date): Date => new Date(now.getTime() - EXPIRED_SHOWN_MS);

/** Reads the buyer's unused coupons, largest reduction first. */
export async function readCoupons(db: Db, userId: number, now: Date): Promise<BuyersCoupon[]> {
  const coupons = couponsOfUser(db, couponsSince(now));
  const [row] = await db.select({ coupons }).from(users).where(eq(users.id, userId));
  return row?.coupons ?? [];
}

/** Selects the unused coupons for the row of `users`, largest reduction first. */
export const couponsOfUser = (db: Db, since: Date | Placeholder) =>
  jsonRows(COUPON, (row) =>
    db
      .select(row)
      .from(userEnvelopes)
      .innerJoin(envelopes, eq(envelopes.id, userEnvelopes.envelopeId))
      .where(
        and(
          eq(userEnvelopes.userId, users.id),
          ne(userEnvelopes.status, "used"),
          gt(userEnvelopes.expiresAt, sql.param(since, userEnvelopes.expiresAt)),
        ),
      )
      .orderBy(desc(envelopes.reduceFen), userEnvelopes.id)
      .limit(SHOWN),
  );

/** Selects one of a buyer's coupons, if it is theirs, and locks it until the transaction ends. */
export const lockedCoupon = (
  db: Db,
  { userId, couponId }: { userId: number | Placeholder; couponId: number | Placeholder },
) =>
  jsonRows(COUPON, (row) =>
    db
      .select(row)
      .from(userEnvelopes)
      .innerJoin(envelopes, eq(envelopes.id, userEnvelopes.envelopeId))
      .where(and(eq(userEnvelopes.id, couponId), eq(userEnvelopes.userId, userId)))
      .for("no key update", { of: userEnvelopes }),
  );
