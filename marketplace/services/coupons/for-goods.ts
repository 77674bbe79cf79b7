import type { claimableCoupon } from "@storefront/contract/goods";
import { fenToYuan } from "@storefront/contract/money";
import { and, asc, eq, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { envelopes, userEnvelopes } from "../../database/schema";
import { isOpen } from "./take-coupon";

type Coupon = z.output<typeof claimableCoupon>;

interface GoodsCoupons {
  /** Gift for following the seller. */
  subscribe_gift_envelope: Coupon | null;
  envelopes: Coupon[];
}

/** Matches coupons of these goods, of their seller, or of the whole market. */
export const appliesTo = (goods: { id: number; sellerId: number }): SQL | undefined =>
  and(
    or(isNull(envelopes.goodsId), eq(envelopes.goodsId, goods.id)),
    or(isNull(envelopes.sellerId), eq(envelopes.sellerId, goods.sellerId)),
  );

/** Reads the coupons that a visitor can claim on a goods page or has claimed, without hidden and exhausted ones. */
export async function readGoodsCoupons(
  db: Db,
  goods: { id: number; sellerId: number },
  userId: number | null,
  now: Date,
): Promise<GoodsCoupons> {
  const rows = await db
    .select({ envelope: envelopes, mine: userEnvelopes.id })
    .from(envelopes)
    .leftJoin(
      userEnvelopes,
      and(eq(userEnvelopes.envelopeId, envelopes.id), eq(userEnvelopes.userId, userId ?? 0)),
    )
    .where(and(appliesTo(goods), or(envelopes.claimable, envelopes.subscribeGift)))
    .orderBy(asc(envelopes.conditionFen), asc(envelopes.id));
  const shown = rows.filter(
    ({ envelope: { claimed, total, endsAt }, mine }) =>
      mine || (claimed < total && (endsAt === null || endsAt > now)),
  );
  const gift = shown.find(({ envelope }) => envelope.subscribeGift);
  return {
    subscribe_gift_envelope: gift ? toCoupon(gift) : null,
    envelopes: shown.filter(({ envelope }) => !envelope.subscribeGift).map(toCoupon),
  };
}

/** Reads the coupon for following a seller, also when this user has already claimed it. */
export async function readFollowGift(
  db: Db,
  sellerId: number,
  userId: number | null,
  now: Date,
): Promise<Coupon | null> {
  const [row] = await db
    .select({ envelope: envelopes, mine: userEnvelopes.id })
    .from(envelopes)
    .leftJoin(
      userEnvelopes,
      and(eq(userEnvelopes.envelopeId, envelopes.id), eq(userEnvelopes.userId, userId ?? 0)),
    )
    .where(
      and(
        isFollowGift(sellerId),
        or(isNotNull(userEnvelopes.id), and(lt(envelopes.claimed, envelopes.total), isOpen(now))),
      ),
    )
    .orderBy(asc(envelopes.id))
    .limit(1);
  return row ? toCoupon(row) : null;
}

/** Matches shop-wide gifts only: a gift for one listing is given on that listing's page alone. */
export const isFollowGift = (sellerId: number): SQL | undefined =>
  and(
    eq(envelopes.sellerId, sellerId),
    isNull(envelopes.goodsId),
    eq(envelopes.subscribeGift, true),
  );

function toCoupon({
  envelope,
  mine,
}: {
  envelope: typeof envelopes.$inferSelect;
  mine: number | null;
}): Coupon {
  return {
    envelope_id: envelope.id,
    reduce_num: fenToYuan(envelope.reduceFen),
    condition_num: fenToYuan(envelope.conditionFen),
    coupon_name: envelope.couponName,
    use_time: `领取后 ${envelope.validDays} 天内有效`,
    had_received: mine === null ? 0 : 1,
    ends_at: envelope.endsAt?.toISOString() ?? null,
  };
}
