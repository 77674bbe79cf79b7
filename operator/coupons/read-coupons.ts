import type { Db } from "@storefront/marketplace/database/db";
import { couponUses, envelopes, goods, sellers } from "@storefront/marketplace/database/schema";
import { desc, eq, lt, sql, sum } from "drizzle-orm";
import { type ListPart, pageOf } from "../page-of";

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
 */
export async function readCoupons(db: Db, before: number | null): Promise<ListPart<Coupon>> {
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
  return pageOf(rows, PAGE_SIZE, ({ id }) => id);
}
