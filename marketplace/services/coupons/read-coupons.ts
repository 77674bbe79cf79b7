import { and, desc, eq, gt, ne, type SQL } from "drizzle-orm";
import type { Db } from "../../database/db";
import { envelopes, userEnvelopes } from "../../database/schema";
import type { OwnedCoupon } from "../../domain/pricing/judge-coupon";

export interface BuyersCoupon extends OwnedCoupon {
  couponName: string;
  typeName: string;
}

const SHOWN = 100;
/** How long an expired coupon is listed as invalid. */
const EXPIRED_SHOWN_MS = 30 * 24 * 60 * 60 * 1000;

/** Reads the buyer's unused coupons, largest reduction first. */
export const readCoupons = (db: Db, userId: number, now: Date): Promise<BuyersCoupon[]> =>
  select(
    db,
    and(
      eq(userEnvelopes.userId, userId),
      ne(userEnvelopes.status, "used"),
      gt(userEnvelopes.expiresAt, new Date(now.getTime() - EXPIRED_SHOWN_MS)),
    ),
  );

/** Locks one of the buyer's coupons until the transaction ends. */
export async function lockCoupon(
  tx: Db,
  userId: number,
  couponId: number,
): Promise<BuyersCoupon | undefined> {
  await tx
    .select({ id: userEnvelopes.id })
    .from(userEnvelopes)
    .where(and(eq(userEnvelopes.id, couponId), eq(userEnvelopes.userId, userId)))
    .for("no key update");
  const [coupon] = await select(
    tx,
    and(eq(userEnvelopes.id, couponId), eq(userEnvelopes.userId, userId)),
  );
  return coupon;
}

const select = (db: Db, where: SQL | undefined): Promise<BuyersCoupon[]> =>
  db
    .select({
      id: userEnvelopes.id,
      status: userEnvelopes.status,
      expiresAt: userEnvelopes.expiresAt,
      reduceFen: envelopes.reduceFen,
      conditionFen: envelopes.conditionFen,
      goodsId: envelopes.goodsId,
      sellerId: envelopes.sellerId,
      couponName: envelopes.couponName,
      typeName: envelopes.typeName,
    })
    .from(userEnvelopes)
    .innerJoin(envelopes, eq(envelopes.id, userEnvelopes.envelopeId))
    .where(where)
    .orderBy(desc(envelopes.reduceFen), userEnvelopes.id)
    .limit(SHOWN);
