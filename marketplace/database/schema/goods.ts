import { BLOCK_SIZE } from "@storefront/contract/discovery/sitemap";
import type { ListingFacts } from "@storefront/contract/listing/fact-keys";
import { HIDDEN_TRADE_TYPES } from "@storefront/contract/listing/trade";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { at, fen } from "./columns";
import { sellers } from "./sellers";

export interface Media {
  media_type: number;
  url: string;
  /** Alternative text. */
  alt?: string;
}
/** Findings of the platform's inspector; `passed` 0 is a defect that is shown to the buyer first. */
export interface InspectionReport {
  report_no: string;
  inspector: string;
  /** ISO 8601. */
  checked_at: string;
  items: { name: string; result: string; passed: 0 | 1 }[];
}
export interface GoodsTexts {
  feature: string;
  attrs: { content: string; color: string }[];
  attributes: { title: string; data: string[] }[];
  banner: string;
  guarantee: { name: string; brief: string }[];
  inspection: string | null;
  inspectionReport?: InspectionReport;
  process: { name: string; brief: string }[];
  descDescription: string;
  goodsDesc: string;
}

/** The hash of texts that `checkTexts` has still to read: of an earlier version, or written by hand. */
export const UNCHECKED = "unchecked";

const BLOCK = sql.raw(String(BLOCK_SIZE));

export const goods = pgTable(
  "goods",
  {
    id: serial().primaryKey(),
    sellerId: integer("seller_id")
      .notNull()
      .references(() => sellers.id),
    name: text().notNull(),
    goodsType: text("goods_type").notNull(),
    gameName: text("game_name").notNull(),
    tradeTypeId: integer("trade_type_id").notNull(),
    specsType: integer("specs_type").notNull(),
    deliveryType: integer("delivery_type").notNull(),
    /** Hours after payment within which a manual delivery is due. */
    deliveryHours: integer("delivery_hours").notNull().default(24),
    noReasonRefund: boolean("no_reason_refund").notNull().default(false),
    /** Unit price; for goods with specs, the price of the cheapest one. */
    priceFen: fen("price_fen").notNull(),
    originPriceFen: fen("origin_price_fen").notNull(),
    /** 0: no activity. */
    activityPriceFen: fen("activity_price_fen").notNull().default(0),
    /** When the activity prices of the listing and its specs end; null: open-ended, or no activity. */
    activityUntil: at("activity_until"),
    returnCashFen: fen("return_cash_fen").notNull().default(0),
    minSaleNum: integer("min_sale_num").notNull().default(0),
    maxSaleNum: integer("max_sale_num").notNull().default(0),
    depositFen: fen("deposit_fen").notNull().default(0),
    /** Minimum rental in hours; 0: not for rent. */
    leastTime: integer("least_time").notNull().default(0),
    /** Whether the seller must change a returned account's password before the next rental. */
    newSecretPerRental: boolean("new_secret_per_rental").notNull().default(true),
    firstBuyDiscountFen: fen("first_buy_discount_fen").notNull().default(0),
    /** 0: no group buy. */
    groupBuyPriceFen: fen("group_buy_price_fen").notNull().default(0),
    /** 0: no open promotion. */
    shareRewardFen: fen("share_reward_fen").notNull().default(0),
    sale: integer().notNull().default(0),
    /** Counted outside this database, like `baseCollects`. */
    wantCount: integer("want_count").notNull().default(0),
    /** Collects counted outside this database; the rows of `collects` are added to it. */
    baseCollects: integer("base_collects").notNull().default(0),
    media: jsonb().$type<Media[]>().notNull(),
    detailMedia: jsonb("detail_media").$type<Media[]>().notNull(),
    texts: jsonb().$type<GoodsTexts>().notNull(),
    /** Those that `games.facts` does not define are ignored. */
    facts: jsonb().$type<ListingFacts>().notNull().default({}),
    removedAt: at("removed_at"),
    /** Hash of the texts with promises (schema/promise-reviews.ts): null when there are none. */
    reviewHash: text("review_hash").default(UNCHECKED),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    index("goods_seller").on(t.sellerId),
    index("goods_activity_until").on(t.activityUntil).where(sql`${t.activityUntil} is not null`),
    // Covers the sitemap queries, so that they do not read the wide rows.
    index("goods_listed").on(t.id, t.tradeTypeId, t.updatedAt).where(sql`${t.removedAt} is null`),
    index("goods_listed_by_game")
      .on(t.gameName, t.id, t.tradeTypeId)
      .where(sql`${t.removedAt} is null`),
    // The last change of each block of the sitemaps, and of each shop and block of shops.
    index("goods_block_changes")
      .on(sql`(${t.id} / ${BLOCK})`, t.updatedAt, t.tradeTypeId)
      .where(sql`${t.removedAt} is null`),
    index("goods_shop_changes")
      .on(t.sellerId, t.updatedAt, t.tradeTypeId)
      .where(sql`${t.removedAt} is null`),
    index("goods_shop_block_changes")
      .on(sql`(${t.sellerId} / ${BLOCK})`, t.updatedAt, t.tradeTypeId)
      .where(sql`${t.removedAt} is null`),
    // Names to find among listings that the index of the search does not have.
    index("goods_unchecked").on(t.id).where(isUnchecked(t)).concurrently(),
    index("goods_unlisted").on(t.id, t.name).where(isUnlisted(t)).concurrently(),
    check("goods_price_positive", sql`${t.priceFen} > 0 and ${t.activityPriceFen} >= 0`),
    check("goods_delivery_hours", sql`${t.deliveryHours} between 1 and 720`),
    check("goods_bounds", sql`${t.maxSaleNum} = 0 or ${t.maxSaleNum} >= ${t.minSaleNum}`),
  ],
);

/** Matches listings whose texts have still to be read for promises. */
export const isUnchecked = (listing: { reviewHash: AnyPgColumn }): SQL =>
  sql`${listing.reviewHash} = ${sql.raw(`'${UNCHECKED}'`)}`;

/** Matches listings that are not on sale: removed, or of a trade type that is not shown. */
export const isUnlisted = (listing: { removedAt: AnyPgColumn; tradeTypeId: AnyPgColumn }): SQL =>
  sql`(${listing.removedAt} is not null or ${listing.tradeTypeId} in (${sql.raw(HIDDEN_TRADE_TYPES.join(", "))}))`;

export const goodsSpecs = pgTable(
  "goods_specs",
  {
    id: serial().primaryKey(),
    goodsId: integer("goods_id")
      .notNull()
      .references(() => goods.id),
    position: integer().notNull(),
    name: text().notNull(),
    priceFen: fen("price_fen").notNull(),
    originPriceFen: fen("origin_price_fen").notNull(),
    activityPriceFen: fen("activity_price_fen").notNull().default(0),
    returnCashFen: fen("return_cash_fen").notNull().default(0),
    desc: text().notNull().default(""),
    minSaleNum: integer("min_sale_num").notNull().default(0),
    maxSaleNum: integer("max_sale_num").notNull().default(0),
  },
  (t) => [
    uniqueIndex("goods_specs_position").on(t.goodsId, t.position),
    check("goods_specs_price_positive", sql`${t.priceFen} > 0 and ${t.activityPriceFen} >= 0`),
    check("goods_specs_bounds", sql`${t.maxSaleNum} = 0 or ${t.maxSaleNum} >= ${t.minSaleNum}`),
  ],
);

/** Pieces at which the console reports that a listing runs out. */
export const LOW_STOCK = 3;

/** One row per spec, or per goods without specs. Pieces only move between its columns. */
export const stock = pgTable(
  "stock",
  {
    id: serial().primaryKey(),
    goodsId: integer("goods_id")
      .notNull()
      .references(() => goods.id),
    specId: integer("spec_id")
      .unique()
      .references(() => goodsSpecs.id),
    total: integer().notNull(),
    available: integer().notNull(),
    held: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    /** The fewest pieces that one order takes, with its gifts (`least_pieces`); triggers keep it. */
    least: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex("stock_goods_without_spec").on(t.goodsId).where(sql`${t.specId} is null`),
    index("stock_goods").on(t.goodsId),
    // Listings that the console shows as low in stock.
    index("stock_low")
      .on(t.available, t.goodsId)
      .where(sql`${t.available} <= ${sql.raw(String(LOW_STOCK))}`),
    check("stock_not_negative", sql`${t.available} >= 0 and ${t.held} >= 0 and ${t.sold} >= 0`),
    check("stock_least", sql`${t.least} > 0`),
    check("stock_adds_up", sql`${t.available} + ${t.held} + ${t.sold} = ${t.total}`),
  ],
);

export const customerRemarks = pgTable("customer_remarks", {
  id: serial().primaryKey(),
  goodsId: integer("goods_id")
    .notNull()
    .references(() => goods.id),
  title: text().notNull(),
  tip: text().notNull(),
});
