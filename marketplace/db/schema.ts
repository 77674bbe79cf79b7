import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/**
 * The marketplace's tables. Money is integer fen (`*_fen`). Times come from the clock of the process, never
 * from the database, so that the sandbox can move them. What must never happen is refused here, by constraint.
 */

const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const fen = (name: string) => integer(name);

export const users = pgTable(
  "users",
  {
    id: serial().primaryKey(),
    phone: text().unique(),
    nickname: text().notNull(),
    headImgUrl: text("head_img_url").notNull(),
    wechatUnionId: text("wechat_union_id").unique(),
    balanceFen: fen("balance_fen").notNull().default(0),
    createdAt: at("created_at").notNull(),
  },
  (t) => [check("users_balance_not_negative", sql`${t.balanceFen} >= 0`)],
);

/** `device`: 1 a phone, 2 a desktop. Only a phone's token may read card secrets. `site`: the brand host it works on. */
export const tokens = pgTable(
  "tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    device: integer().notNull(),
    site: text().notNull(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    revokedAt: at("revoked_at"),
  },
  (t) => [index("tokens_user").on(t.userId)],
);

export const smsCodes = pgTable(
  "sms_codes",
  {
    id: serial().primaryKey(),
    phone: text().notNull(),
    event: text().notNull(),
    codeHash: text("code_hash").notNull(),
    triesLeft: integer("tries_left").notNull(),
    sentAt: at("sent_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
  },
  (t) => [
    uniqueIndex("sms_codes_one_live").on(t.phone, t.event).where(sql`${t.usedAt} is null`),
    check("sms_codes_tries", sql`${t.triesLeft} >= 0`),
  ],
);

/** The phone's inbox. Written by the sandbox's SMS sender only; a real sender never stores a code in clear. */
export const sandboxSms = pgTable(
  "sandbox_sms",
  {
    id: serial().primaryKey(),
    phone: text().notNull(),
    verifyCode: text("verify_code").notNull(),
    content: text().notNull(),
    sentAt: at("sent_at").notNull(),
  },
  (t) => [index("sandbox_sms_phone").on(t.phone, t.id)],
);

/** What has been counted against a limit, where there is no Redis to count in. */
export const limitHits = pgTable(
  "limit_hits",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    at: at("at").notNull(),
  },
  (t) => [index("limit_hits_key").on(t.key, t.at), index("limit_hits_at").on(t.at)],
);

/**
 * A WeChat scan: waiting -> scanned -> authorised -> used, or cancelled. The key, the code and the secret of the
 * browser that asked are stored hashed; the code follows from the key, so it is not stored in clear at all.
 */
export const wechatScans = pgTable(
  "wechat_scans",
  {
    kHash: text("k_hash").primaryKey(),
    browserHash: text("browser_hash").notNull(),
    site: text().notNull(),
    /** Where the browser asked from, for the phone to show. */
    address: text().notNull(),
    status: text({ enum: ["waiting", "scanned", "authorised", "cancelled", "used"] }).notNull(),
    codeHash: text("code_hash").unique(),
    state: text().notNull(),
    unionId: text("union_id"),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [
    index("wechat_scans_expires").on(t.expiresAt),
    check(
      "wechat_scans_authorised",
      sql`(${t.status} in ('authorised', 'used')) = (${t.unionId} is not null and ${t.codeHash} is not null)`,
    ),
  ],
);

/** A WeChat identity that has proved itself in one browser and waits for a phone number (bind mode). */
export const pendingBinds = pgTable("pending_binds", {
  unionId: text("union_id").primaryKey(),
  browserHash: text("browser_hash").notNull(),
  expiresAt: at("expires_at").notNull(),
});

export const sellers = pgTable(
  "sellers",
  {
    id: serial().primaryKey(),
    nickname: text().notNull(),
    headImgUrl: text("head_img_url").notNull(),
    authIdentity: integer("auth_identity").notNull(),
    /** 0 to 50: tenths of a star. */
    creditTenths: integer("credit_tenths").notNull(),
    profile: text().notNull(),
    selfUser: boolean("self_user").notNull().default(false),
    officialUser: boolean("official_user").notNull().default(false),
    totalSale: integer("total_sale").notNull().default(0),
  },
  (t) => [check("sellers_credit", sql`${t.creditTenths} between 0 and 50`)],
);

export interface Media {
  media_type: number;
  url: string;
}
export interface GoodsTexts {
  feature: string;
  attrs: { content: string; color: string }[];
  attributes: { title: string; data: string[] }[];
  banner: string;
  guarantee: { name: string; brief: string }[];
  inspection: string | null;
  compensateBroadcast: string[];
  process: { name: string; brief: string }[];
  descDescription: string;
  goodsDesc: string;
}

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
    noReasonRefund: boolean("no_reason_refund").notNull().default(false),
    /** Unit price without specs; with specs each spec has its own and this is the cheapest. */
    priceFen: fen("price_fen").notNull(),
    originPriceFen: fen("origin_price_fen").notNull(),
    /** 0: no activity. */
    activityPriceFen: fen("activity_price_fen").notNull().default(0),
    returnCashFen: fen("return_cash_fen").notNull().default(0),
    minSaleNum: integer("min_sale_num").notNull().default(0),
    maxSaleNum: integer("max_sale_num").notNull().default(0),
    depositFen: fen("deposit_fen").notNull().default(0),
    /** Hours. 0: not for rent. */
    leastTime: integer("least_time").notNull().default(0),
    firstBuyDiscountFen: fen("first_buy_discount_fen").notNull().default(0),
    /** 0: no group buy. */
    groupBuyPriceFen: fen("group_buy_price_fen").notNull().default(0),
    /** 0: no open promotion. */
    shareRewardFen: fen("share_reward_fen").notNull().default(0),
    sale: integer().notNull().default(0),
    wantCount: integer("want_count").notNull().default(0),
    /** Collects of users outside this database; the rows of `collects` are added to it. */
    baseCollects: integer("base_collects").notNull().default(0),
    media: jsonb().$type<Media[]>().notNull(),
    detailMedia: jsonb("detail_media").$type<Media[]>().notNull(),
    texts: jsonb().$type<GoodsTexts>().notNull(),
    removedAt: at("removed_at"),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    index("goods_seller").on(t.sellerId),
    check("goods_price_positive", sql`${t.priceFen} > 0 and ${t.activityPriceFen} >= 0`),
    check("goods_bounds", sql`${t.maxSaleNum} = 0 or ${t.maxSaleNum} >= ${t.minSaleNum}`),
  ],
);

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

/** One row for each thing that can be bought: a spec, or goods without specs. Pieces only move between its columns. */
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
  },
  (t) => [
    uniqueIndex("stock_goods_without_spec").on(t.goodsId).where(sql`${t.specId} is null`),
    index("stock_goods").on(t.goodsId),
    check("stock_not_negative", sql`${t.available} >= 0 and ${t.held} >= 0 and ${t.sold} >= 0`),
    check("stock_adds_up", sql`${t.available} + ${t.held} + ${t.sold} = ${t.total}`),
  ],
);

export const discounts = pgTable("discounts", {
  id: serial().primaryKey(),
  goodsId: integer("goods_id")
    .notNull()
    .references(() => goods.id),
  /** 1 reduce (value fen), 2 gift, 3 percent off (value 1–99: percent taken off). */
  discountType: integer("discount_type").notNull(),
  /** 1: condition_num is fen of the order; otherwise it is pieces. */
  conditionType: integer("condition_type").notNull(),
  conditionNum: integer("condition_num").notNull(),
  discountValue: integer("discount_value").notNull(),
  describe: text().notNull(),
});

/** Coupons ("envelopes"). goods_id null: every goods of the seller; seller_id null: everywhere. */
export const envelopes = pgTable(
  "envelopes",
  {
    id: serial().primaryKey(),
    goodsId: integer("goods_id").references(() => goods.id),
    sellerId: integer("seller_id").references(() => sellers.id),
    couponName: text("coupon_name").notNull(),
    typeName: text("type_name").notNull(),
    reduceFen: fen("reduce_fen").notNull(),
    conditionFen: fen("condition_fen").notNull(),
    validDays: integer("valid_days").notNull(),
    total: integer().notNull(),
    claimed: integer().notNull().default(0),
    /** Given for following the seller. */
    subscribeGift: boolean("subscribe_gift").notNull().default(false),
    /** Shown in the claim panel. */
    claimable: boolean().notNull().default(true),
  },
  (t) => [
    check("envelopes_reduce", sql`${t.reduceFen} > 0 and ${t.reduceFen} < ${t.conditionFen}`),
    check("envelopes_claimed", sql`${t.claimed} >= 0 and ${t.claimed} <= ${t.total}`),
  ],
);

export const userEnvelopes = pgTable(
  "user_envelopes",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    envelopeId: integer("envelope_id")
      .notNull()
      .references(() => envelopes.id),
    status: text({ enum: ["unused", "held", "used"] }).notNull(),
    expiresAt: at("expires_at").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [uniqueIndex("user_envelopes_once").on(t.userId, t.envelopeId)],
);

/** What order_confirm handed an order number out for; `build` accepts that number for this content only. */
export const orderDrafts = pgTable("order_drafts", {
  orderNum: text("order_num").primaryKey(),
  userId: integer("user_id")
    .notNull()
    .references(() => users.id),
  goodsId: integer("goods_id")
    .notNull()
    .references(() => goods.id),
  specId: integer("spec_id").references(() => goodsSpecs.id),
  promotionUserId: integer("promotion_user_id"),
  sign: text(),
  createdAt: at("created_at").notNull(),
});

export interface PriceLine {
  title: string;
  fen: number;
}

export const ORDER_STATUSES = ["pending", "paid", "collected", "expired", "refund_due"] as const;

export const orders = pgTable(
  "orders",
  {
    id: serial().primaryKey(),
    orderNum: text("order_num")
      .notNull()
      .unique()
      .references(() => orderDrafts.orderNum),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    goodsId: integer("goods_id")
      .notNull()
      .references(() => goods.id),
    specId: integer("spec_id").references(() => goodsSpecs.id),
    stockId: integer("stock_id")
      .notNull()
      .references(() => stock.id),
    goodsName: text("goods_name").notNull(),
    specName: text("spec_name").notNull(),
    picture: text().notNull(),
    quantity: integer().notNull(),
    unitFen: fen("unit_fen").notNull(),
    lines: jsonb().$type<PriceLine[]>().notNull(),
    envelopeFen: fen("envelope_fen").notNull(),
    totalFen: fen("total_fen").notNull(),
    userEnvelopeId: integer("user_envelope_id").references(() => userEnvelopes.id),
    channelId: integer("channel_id").notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    remark: text().notNull(),
    leaveWord: text("leave_word").notNull(),
    customerRemarks: jsonb("customer_remarks")
      .$type<{ remark_id: number; content: string }[]>()
      .notNull(),
    promotionUserId: integer("promotion_user_id"),
    sign: text(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    paidAt: at("paid_at"),
    collectedAt: at("collected_at"),
  },
  (t) => [
    index("orders_user").on(t.userId, t.createdAt),
    index("orders_due").on(t.expiresAt).where(sql`${t.status} = 'pending'`),
    uniqueIndex("orders_coupon_once")
      .on(t.userEnvelopeId)
      .where(sql`${t.status} in ('pending', 'paid', 'collected')`),
    check("orders_quantity", sql`${t.quantity} > 0`),
    check("orders_total", sql`${t.totalFen} > 0`),
  ],
);

export const cardSecrets = pgTable(
  "card_secrets",
  {
    id: serial().primaryKey(),
    stockId: integer("stock_id")
      .notNull()
      .references(() => stock.id),
    secret: text().notNull().unique(),
    orderId: integer("order_id").references(() => orders.id),
    assignedAt: at("assigned_at"),
  },
  (t) => [
    index("card_secrets_free").on(t.stockId, t.id).where(sql`${t.orderId} is null`),
    index("card_secrets_order").on(t.orderId),
  ],
);

/** Every payment notice that came, applied or refused, so that a payment is never lost and a forgery leaves a trace. */
export const paymentNotices = pgTable(
  "payment_notices",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    noticeId: text("notice_id"),
    orderNum: text("order_num"),
    channel: text(),
    amountFen: fen("amount_fen"),
    outcome: text(),
    result: text().notNull(),
    receivedAt: at("received_at").notNull(),
  },
  (t) => [
    index("payment_notices_order").on(t.orderNum),
    uniqueIndex("payment_notices_applied_once")
      .on(t.orderNum)
      .where(sql`${t.result} in ('applied', 'refund_due')`),
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

export const comments = pgTable(
  "comments",
  {
    id: serial().primaryKey(),
    goodsId: integer("goods_id")
      .notNull()
      .references(() => goods.id),
    nickname: text().notNull(),
    headImgUrl: text("head_img_url").notNull(),
    score: integer().notNull(),
    content: text().notNull(),
    specName: text("spec_name").notNull().default(""),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("comments_goods").on(t.goodsId, t.createdAt),
    check("comments_score", sql`${t.score} between 1 and 5`),
  ],
);

export const collects = pgTable(
  "collects",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    goodsId: integer("goods_id")
      .notNull()
      .references(() => goods.id),
    createdAt: at("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.goodsId] }), index("collects_goods").on(t.goodsId)],
);

/** Single values of the shop: when it was seeded, the sandbox clock's offset, the count of online boosters. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
