import assert from "node:assert/strict";
import type { recommendedGoods, seller } from "@storefront/contract/goods";
import { fenToYuan } from "@storefront/contract/money";
import { HIDDEN_TRADE_TYPES } from "@storefront/contract/trade";
import { and, desc, eq, isNull, ne, notInArray } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { goods, sellers } from "../../database/schema";
import { coverOf } from "./cover";
import { nowPriceFen } from "./listing-columns";

/** Number of other goods shown as the seller's recommendations. */
const RECOMMENDED = 6;

/** Matches goods that the desktop shows. */
export const LISTED = and(
  isNull(goods.removedAt),
  notInArray(goods.tradeTypeId, HIDDEN_TRADE_TYPES),
);

/** Reads the seller for a goods page (product §3 Seller user). @throws Error when there is no such seller */
export async function readSeller(
  db: Db,
  sellerId: number,
  besideGoodsId: number,
): Promise<z.output<typeof seller>> {
  const profile = await readSellerProfile(db, sellerId);
  assert(profile, `goods ${besideGoodsId} have no seller`);
  return { ...profile, seller_recommend: await readRecommended(db, sellerId, besideGoodsId) };
}

/** Reads a seller without recommendations; null when there is no such seller. */
export async function readSellerProfile(
  db: Db,
  sellerId: number,
): Promise<Omit<z.output<typeof seller>, "seller_recommend"> | null> {
  const [row] = await db.select().from(sellers).where(eq(sellers.id, sellerId));
  if (!row) return null;
  return {
    user_id: row.id,
    nickname: row.nickname,
    head_img_url: row.headImgUrl,
    auth_identity: row.authIdentity,
    credit_score: row.creditTenths / 10,
    option: { profile: row.profile },
    self_user: row.selfUser ? 1 : 0,
    official_user: row.officialUser ? 1 : 0,
    total_selling_goods: await db.$count(goods, onSale(sellerId)),
    total_sale: row.totalSale,
    deliver_median_s: row.deliverMedianS,
    dispute_permille: row.disputePermille,
    reply_median_s: row.replyMedianS,
  };
}

async function readRecommended(
  db: Db,
  sellerId: number,
  besideGoodsId: number,
): Promise<z.output<typeof recommendedGoods>[]> {
  const rows = await db
    .select({
      id: goods.id,
      name: goods.name,
      media: goods.media,
      nowFen: nowPriceFen,
      tradeTypeId: goods.tradeTypeId,
      specsType: goods.specsType,
    })
    .from(goods)
    .where(and(onSale(sellerId), ne(goods.id, besideGoodsId)))
    .orderBy(desc(goods.sale), goods.id)
    .limit(RECOMMENDED);
  return rows.map((row) => ({
    goods_id: row.id,
    cover: coverOf(row.media),
    goods_name: row.name,
    now_price: fenToYuan(row.nowFen),
    is_recommend: 1 as const,
    trade_type_id: row.tradeTypeId,
    specs_type: row.specsType,
  }));
}

/** Matches a seller's goods that the desktop shows. */
export const onSale = (sellerId: number) => and(eq(goods.sellerId, sellerId), LISTED);
