import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "@/database/open";
import { envelopes, goods, sellers, userEnvelopes } from "@/database/schema";

/** A coupon with how many are out. */
export interface Coupon {
  id: number;
  name: string;
  label: string;
  reduceFen: number;
  conditionFen: number;
  validDays: number;
  total: number;
  claimed: number;
  used: number;
  claimable: boolean;
  followGift: boolean;
  endsAt: Date | null;
  goodsId: number | null;
  goodsName: string | null;
  seller: string | null;
}

const COUPONS_A_PAGE = 30;

const SELECTED = {
  id: envelopes.id,
  name: envelopes.couponName,
  label: envelopes.typeName,
  reduceFen: envelopes.reduceFen,
  conditionFen: envelopes.conditionFen,
  validDays: envelopes.validDays,
  total: envelopes.total,
  claimed: envelopes.claimed,
  claimable: envelopes.claimable,
  followGift: envelopes.subscribeGift,
  endsAt: envelopes.endsAt,
  goodsId: envelopes.goodsId,
  goodsName: goods.name,
  seller: sellers.nickname,
};

/**
 * Coupons, the newest first.
 * @param before the number of the last one of the page before
 * @returns a page, and the number to go on from; null at the end
 */
export async function readCoupons(
  db: Db,
  before: number | null,
): Promise<{ coupons: Coupon[]; next: number | null }> {
  const rows = await db
    .select({ ...SELECTED, used: sql<number>`coalesce(${usedOf(db).count}, 0)`.mapWith(Number) })
    .from(envelopes)
    .leftJoin(goods, eq(goods.id, envelopes.goodsId))
    .leftJoin(sellers, eq(sellers.id, envelopes.sellerId))
    .leftJoin(usedOf(db), eq(usedOf(db).envelopeId, envelopes.id))
    .where(and(before === null ? undefined : lt(envelopes.id, before)))
    .orderBy(desc(envelopes.id))
    .limit(COUPONS_A_PAGE + 1);
  const coupons = rows.slice(0, COUPONS_A_PAGE);
  return { coupons, next: rows.length > COUPONS_A_PAGE ? (coupons.at(-1)?.id ?? null) : null };
}

const usedOf = (db: Db) =>
  db
    .select({ envelopeId: userEnvelopes.envelopeId, count: count().as("used_count") })
    .from(userEnvelopes)
    .where(eq(userEnvelopes.status, "used"))
    .groupBy(userEnvelopes.envelopeId)
    .as("used");
