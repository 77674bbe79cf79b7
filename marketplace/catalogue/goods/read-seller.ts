import type { recommendedGoods, seller } from "@storefront/contract/listing/goods";
import { fenToYuan } from "@storefront/contract/money";
import { and, asc, desc, eq, ne, type Placeholder, sql, sum } from "drizzle-orm";
import type * as z from "zod";
import { constantLimit } from "../../database/constant-limit";
import type { Db } from "../../database/db";
import { type JsonRow, jsonRows } from "../../database/json-rows";
import { goods, sellers, shopCounts, shopListings } from "../../database/schema";
import { coverOf } from "./cover";
import { nowPriceFen } from "./listing-columns";

/** Number of other goods shown as the seller's recommendations. */
const RECOMMENDED = 6;

type Seller = z.output<typeof seller>;

/** Reads a seller without recommendations; null when there is no such seller. */
export async function readSellerProfile(
  db: Db,
  sellerId: number,
): Promise<Omit<Seller, "seller_recommend"> | null> {
  const [row] = await db.select(profileOfSeller(db)).from(sellers).where(eq(sellers.id, sellerId));
  return row ? showProfile(row) : null;
}

/** Selects from `sellers` what showProfile needs. */
export const profileOfSeller = (db: Db) => ({
  seller: sellers,
  sellingGoods: sql<number>`coalesce((${db
    .select({ listed: sum(shopCounts.listings) })
    .from(shopCounts)
    .where(eq(shopCounts.sellerId, sellers.id))}), 0)::int`,
});

export const showProfile = ({
  seller: row,
  sellingGoods,
}: {
  seller: typeof sellers.$inferSelect;
  sellingGoods: number;
}): Omit<Seller, "seller_recommend"> => ({
  user_id: row.id,
  nickname: row.nickname,
  head_img_url: row.headImgUrl,
  auth_identity: row.authIdentity,
  credit_score: row.creditTenths / 10,
  option: { profile: row.profile },
  self_user: row.selfUser ? 1 : 0,
  official_user: row.officialUser ? 1 : 0,
  total_selling_goods: sellingGoods,
  total_sale: row.totalSale,
  deliver_median_s: row.deliverMedianS,
  dispute_permille: row.disputePermille,
  reply_median_s: row.replyMedianS,
});

const RECOMMENDED_GOODS = {
  id: goods.id,
  name: goods.name,
  media: goods.media,
  nowFen: nowPriceFen,
  tradeTypeId: goods.tradeTypeId,
  specsType: goods.specsType,
};

/** Selects other goods for the row of `sellers`. @param besideGoodsId the goods that they are shown beside */
export const recommendedOfSeller = (
  db: Db,
  besideGoodsId: number | Placeholder,
  most = RECOMMENDED,
) =>
  jsonRows(RECOMMENDED_GOODS, (row) =>
    db
      .select(row)
      .from(shopListings)
      .innerJoin(goods, eq(goods.id, shopListings.goodsId))
      .where(and(eq(shopListings.sellerId, sellers.id), ne(shopListings.goodsId, besideGoodsId)))
      .orderBy(desc(shopListings.sale), asc(shopListings.goodsId))
      .limit(constantLimit(most)),
  );

export const showRecommended = (
  recommended: readonly JsonRow<typeof RECOMMENDED_GOODS>[],
): z.output<typeof recommendedGoods>[] =>
  recommended.map((row) => ({
    goods_id: row.id,
    cover: coverOf(row.media),
    goods_name: row.name,
    now_price: fenToYuan(row.nowFen),
    is_recommend: 1 as const,
    trade_type_id: row.tradeTypeId,
    specs_type: row.specsType,
  }));
