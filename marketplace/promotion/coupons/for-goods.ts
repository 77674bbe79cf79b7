import type { claimableCoupon } from "@storefront/contract/listing/goods";
import { fenToYuan } from "@storefront/contract/money";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  or,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import type * as z from "zod";
import { isOfPerson } from "../../accounts/accounts";
import type { Db } from "../../database/db";
import { jsonRows } from "../../database/json-rows";
import { envelopes, goods, userEnvelopes } from "../../database/schema";
import { isOpen } from "./take-coupon";

type Coupon = z.output<typeof claimableCoupon>;

interface GoodsCoupons {
  /** Gift for following the seller. */
  subscribe_gift_envelope: Coupon | null;
  envelopes: Coupon[];
}

interface ForOrder {
  listing: { id: number; sellerId: number };
  userId: number;
  /** The price of the order without a coupon. */
  payableFen: number;
  now: Date;
}

/** Matches coupons of these goods, of their seller, or of the whole market. */
export const appliesTo = (
  listing: { id: number; sellerId: number } | Pick<typeof goods, "id" | "sellerId">,
): SQL | undefined =>
  and(
    or(isNull(envelopes.goodsId), eq(envelopes.goodsId, listing.id)),
    or(isNull(envelopes.sellerId), eq(envelopes.sellerId, listing.sellerId)),
  );

/** Selects the coupon of this kind that the person has or had, null for none. @param userId 0 for nobody */
const takenBy = (db: Db, userId: number | Placeholder): SQL<number | null> =>
  sql<number | null>`(${db
    .select({ id: min(userEnvelopes.id) })
    .from(userEnvelopes)
    .where(
      and(eq(userEnvelopes.envelopeId, envelopes.id), isOfPerson(userEnvelopes.userId, userId)),
    )})`;

/** Selects the coupons for the row of `goods`. @param userId who may have claimed them; 0 for nobody */
export const couponsOfGoods = (db: Db, userId: Placeholder) =>
  jsonRows(
    {
      ...getTableColumns(envelopes),
      mine: takenBy(db, userId),
    },
    (row) =>
      db
        .select(row)
        .from(envelopes)
        .where(and(appliesTo(goods), or(envelopes.claimable, envelopes.subscribeGift)))
        .orderBy(asc(envelopes.conditionFen), asc(envelopes.id)),
  );

type ApplicableCoupon = typeof envelopes.$inferSelect & { mine: number | null };

/** Shows the coupons that a visitor can claim on a goods page or has claimed, without hidden and exhausted ones. */
export function showGoodsCoupons(coupons: readonly ApplicableCoupon[], now: Date): GoodsCoupons {
  const shown = coupons.filter(
    ({ claimed, total, endsAt, mine }) =>
      mine || (claimed < total && (endsAt === null || endsAt > now)),
  );
  const gift = shown.find(({ subscribeGift }) => subscribeGift);
  return {
    subscribe_gift_envelope: gift ? toCoupon(gift, gift.mine) : null,
    envelopes: shown
      .filter(({ subscribeGift }) => !subscribeGift)
      .map((coupon) => toCoupon(coupon, coupon.mine)),
  };
}

/** Reads the coupons that a buyer, as a person, has not claimed yet and could use on an order of this amount, largest discount first. */
export async function readClaimableCoupons(
  db: Db,
  { listing, userId, payableFen, now }: ForOrder,
): Promise<Coupon[]> {
  const rows = await db
    .select({ envelope: envelopes })
    .from(envelopes)
    .where(
      and(
        appliesTo(listing),
        envelopes.claimable,
        isNull(takenBy(db, userId)),
        lt(envelopes.claimed, envelopes.total),
        lte(envelopes.conditionFen, payableFen),
        isOpen(now),
      ),
    )
    .orderBy(desc(envelopes.reduceFen), asc(envelopes.id));
  return rows.map(({ envelope }) => toCoupon(envelope, null));
}

/** Reads the coupon for following a seller, also when this user has already claimed it. */
export async function readFollowGift(
  db: Db,
  sellerId: number,
  userId: number | null,
  now: Date,
): Promise<Coupon | null> {
  const mine = takenBy(db, userId ?? 0);
  const [row] = await db
    .select({ envelope: envelopes, mine })
    .from(envelopes)
    .where(
      and(
        isFollowGift(sellerId),
        or(isNotNull(mine), and(lt(envelopes.claimed, envelopes.total), isOpen(now))),
      ),
    )
    .orderBy(asc(envelopes.id))
    .limit(1);
  return row ? toCoupon(row.envelope, row.mine) : null;
}

/** Matches shop-wide gifts only: a gift for one listing is given on that listing's page alone. */
export const isFollowGift = (sellerId: number): SQL | undefined =>
  and(
    eq(envelopes.sellerId, sellerId),
    isNull(envelopes.goodsId),
    eq(envelopes.subscribeGift, true),
  );

function toCoupon(envelope: typeof envelopes.$inferSelect, mine: number | null): Coupon {
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
