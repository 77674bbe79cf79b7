import type { Db } from "@storefront/marketplace/database/db";
import { couponUses, envelopes, goods, sellers } from "@storefront/marketplace/database/schema";
import { desc, eq, lt, sql, sum } from "drizzle-orm";

/** A coupon with the number of claimed and used ones. */
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

const PAGE_SIZE = 30;

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
 * Reads a page of coupons, newest first.
 * @param before id of the last coupon of the previous page; null for the first page
 * @returns the coupons, and the id to pass for the next page; null on the last page
 */
export async function readCoupons(
  db: Db,
  before: number | null,
): Promise<{ coupons: Coupon[]; next: number | null }> {
  const rows = await db
    .select({
      ...SELECTED,
      used: sql`coalesce((${db
        .select({ uses: sum(couponUses.uses) })
        .from(couponUses)
        .where(eq(couponUses.envelopeId, envelopes.id))}), 0)`.mapWith(Number),
    })
    .from(envelopes)
    .leftJoin(goods, eq(goods.id, envelopes.goodsId))
    .leftJoin(sellers, eq(sellers.id, envelopes.sellerId))
    .where(before === null ? undefined : lt(envelopes.id, before))
    .orderBy(desc(envelopes.id))
    .limit(PAGE_SIZE + 1);
  const coupons = rows.slice(0, PAGE_SIZE);
  return { coupons, next: rows.length > PAGE_SIZE ? (coupons.at(-1)?.id ?? null) : null };
}
