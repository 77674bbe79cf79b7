import { type ChoiceFact, type FactKey, MAX_FACT_NUMBER, type NumberFact } from "./fact-keys";
import { AUTOMATIC_DELIVERY, MANUAL_DELIVERY } from "./trade";

/**
 * The fields of a listing. Keys are names in catalog rows (docs/catalogue.md) and in the console's form. From these tables
 * derive schema, import and export of catalog rows, the rows of the database, the console's form, the fields of
 * `goodsDetail` with their documentation, and lines of the comparison; each of them has one way to treat a kind.
 */

interface Common {
  label: string;
  hint?: string;
  /** Property in marketplace/database/schema/goods.ts: of `goods` or, of a spec, of `goodsSpecs`. */
  column: string;
  /** Name in the answer of goodsDetail. What is below a property ("share.reward") has a place of its own there. */
  wire?: string;
  /** Whether only the form of a new listing has it. */
  isOnlyNew?: true;
}

/** Whole numbers within bounds, and what a row without them means. */
interface Count {
  kind: "count";
  unit?: "小时";
  least?: number;
  most?: number;
  initial?: number;
}

type ByKind =
  | { kind: "id" }
  /** Text that may not be empty, of at most `most` characters. */
  | { kind: "name"; most: number }
  | { kind: "text"; most: number; lines?: number }
  | { kind: "optionalText"; most: number; lines?: number }
  /** Options by value, with labels; `codes` are stored and answered instead of the values. */
  | { kind: "choice"; options: Options; codes?: Readonly<Record<string, number>> }
  /** A number that must be given; the form offers the options. */
  | { kind: "code"; least: number; most: number; options: Options }
  | Count
  /** Yuan in rows, forms and answers, fen in the database. A price is above 0. */
  | { kind: "yuan" | "price" | "optionalYuan" }
  | { kind: "flag"; initial: boolean; yes: string; no: string }
  /** A time that may be relative to the import; an end lies ahead of it, and there may be none. */
  | { kind: "time" | "end" }
  /** Values of facts, possibly none: an option of the game, a number, several different options. */
  | { kind: "option"; most: number }
  | { kind: "options"; most: number }
  | { kind: "number"; most: number };

type Options = Readonly<Record<string, string>>;

export type ListingField = Common & ByKind;
export type ListingFieldTable = Readonly<Record<string, ListingField>>;

/** Columns of `goods`. */
export const LISTING_FIELDS = {
  name: { kind: "name", label: "标题", most: 500, column: "name", wire: "goods_name" },
  game: { kind: "name", label: "游戏", most: 100, column: "gameName", wire: "game_name" },
  goods_type: {
    kind: "choice",
    label: "商品类型",
    options: {
      CardKey: "点卡卡密",
      PersonalAccount: "账号",
      RentAccount: "租号",
      TopUp: "充值",
      GameItem: "道具",
      Service: "服务",
    },
    column: "goodsType",
    wire: "goods_type",
  },
  trade_type_id: {
    kind: "code",
    label: "交易类型",
    least: 1,
    most: 9,
    options: { 2: "卡密", 3: "租号", 4: "账号", 5: "道具", 6: "充值", 9: "只在 App 出售" },
    column: "tradeTypeId",
    wire: "trade_type_id",
  },
  seller: { kind: "id", label: "卖家编号", column: "sellerId", wire: "user_id" },
  delivery: {
    kind: "choice",
    label: "发货方式",
    options: { automatic: "自动，由卡密", manual: "人工，由客服交付" },
    codes: { automatic: AUTOMATIC_DELIVERY, manual: MANUAL_DELIVERY },
    isOnlyNew: true,
    column: "deliveryType",
    wire: "delivery_type",
  },
  /** Deadline of a manual delivery, in hours after the payment; then the order is refunded. */
  delivery_hours: {
    kind: "count",
    label: "人工交付时限",
    unit: "小时",
    hint: "1 到 720，默认 24；超时自动退款。",
    least: 1,
    most: 720,
    initial: 24,
    column: "deliveryHours",
  },
  no_reason_refund: {
    kind: "flag",
    label: "3 天无理由退款",
    initial: false,
    yes: "支持",
    no: "不支持",
    column: "noReasonRefund",
    wire: "no_reason_refund",
  },
  min: {
    kind: "count",
    label: "最少件数",
    hint: "0 为不限。",
    column: "minSaleNum",
    wire: "min_sale_num",
  },
  max: {
    kind: "count",
    label: "最多件数",
    hint: "0 为不限。",
    column: "maxSaleNum",
    wire: "max_sale_num",
  },
  deposit: { kind: "yuan", label: "押金", column: "depositFen", wire: "rent_option.deposit" },
  rent_hours: {
    kind: "count",
    label: "最短租期",
    unit: "小时",
    hint: "只用于租号。",
    column: "leastTime",
    wire: "rent_option.least_time",
  },
  /** Whether a returned account needs a new password before the next rental. */
  new_secret_per_rental: {
    kind: "flag",
    label: "租号归还后",
    initial: true,
    yes: "换了新密码才能再租",
    no: "马上可以再租",
    column: "newSecretPerRental",
  },
  first_buy_discount: {
    kind: "yuan",
    label: "首单立减",
    column: "firstBuyDiscountFen",
    wire: "first_buy_discount",
  },
  group_price: {
    kind: "yuan",
    label: "拼团价",
    column: "groupBuyPriceFen",
    wire: "group_buy_price",
  },
  share_reward: {
    kind: "yuan",
    label: "推广奖励",
    column: "shareRewardFen",
    wire: "share.reward",
  },
  /** When the activity prices of the listing and its specs end; open-ended when omitted. */
  activity_until: {
    kind: "end",
    label: "活动结束时间",
    hint: "到时活动价自动取消，例如 2026-03-01T10:00:00+08:00；不填则一直有效。",
    column: "activityUntil",
    wire: "activity_until",
  },
} as const satisfies ListingFieldTable;

/** Properties of `goods.texts`. */
export const LISTING_TEXTS = {
  feature: { kind: "text", label: "卖点", most: 500, column: "feature", wire: "feature" },
  banner: { kind: "text", label: "横幅文字", most: 500, column: "banner", wire: "banner.text" },
  description: {
    kind: "text",
    label: "说明",
    most: 2000,
    lines: 3,
    column: "descDescription",
    wire: "desc_description",
  },
  /** The storefront strips elements that are not harmless. */
  detail: {
    kind: "text",
    label: "图文详情",
    hint: "HTML，只保留安全的标签。",
    most: 50_000,
    lines: 6,
    column: "goodsDesc",
    wire: "goods_desc",
  },
  inspection: {
    kind: "optionalText",
    label: "验号说明",
    most: 500,
    lines: 2,
    column: "inspection",
    wire: "inspection.text.left",
  },
} as const satisfies ListingFieldTable;

/** Prices of a spec, or of a listing without specs; columns of `goods` and of `goodsSpecs`. */
export const PRICE_FIELDS = {
  price: { kind: "price", label: "价格", column: "priceFen", wire: "normal_price" },
  /** The price when omitted. */
  original_price: {
    kind: "optionalYuan",
    label: "划线价",
    column: "originPriceFen",
    wire: "origin_price",
  },
  activity_price: {
    kind: "yuan",
    label: "活动价",
    column: "activityPriceFen",
    wire: "activity_price",
  },
  cashback: { kind: "yuan", label: "返现", column: "returnCashFen", wire: "return_cash" },
} as const satisfies ListingFieldTable;

/** Columns of `goodsSpecs`. */
export const SPEC_FIELDS = {
  name: { kind: "name", label: "名称", most: 200, column: "name", wire: "spec_name" },
  description: { kind: "text", label: "说明", most: 500, column: "desc", wire: "spec_desc" },
  min: { kind: "count", label: "最少件数", column: "minSaleNum", wire: "min_sale_num" },
  max: { kind: "count", label: "最多件数", column: "maxSaleNum", wire: "max_sale_num" },
} as const satisfies ListingFieldTable;

/** The prices as an answer names them in a spec. */
export const SPEC_PRICES = {
  ...PRICE_FIELDS,
  price: { ...PRICE_FIELDS.price, wire: "spec_price" },
  original_price: { ...PRICE_FIELDS.original_price, wire: "spec_origin_price" },
  cashback: { ...PRICE_FIELDS.cashback, wire: "normal_return_cash" },
} as const satisfies ListingFieldTable;

/** Columns of `goods` that a catalog sets for a new listing only: from then on the marketplace counts. */
export const INITIAL_FIELDS = {
  /** By default the time of the import. */
  listed: { kind: "time", label: "上架时间", column: "createdAt", wire: "listed_at" },
  /** Pieces sold elsewhere before. */
  sold: { kind: "count", label: "已售", column: "sale", wire: "sale" },
  /** People elsewhere who want it, and who have favourited it. */
  wanted: { kind: "count", label: "想要", column: "wantCount" },
  collected: { kind: "count", label: "收藏", column: "baseCollects" },
} as const satisfies ListingFieldTable;

const option = { kind: "option", most: 40 } as const;
const number = { kind: "number", most: MAX_FACT_NUMBER } as const;
const options = { kind: "options", most: 20 } as const;

/** Properties of `goods.facts`, as they are called where a game has no name of its own for them. */
export const FACT_FIELDS = {
  rank: { ...option, label: "段位", column: "rank" },
  level: { ...number, label: "等级", column: "level" },
  heroes: { ...number, label: "角色数", column: "heroes" },
  skins: { ...number, label: "皮肤数", column: "skins" },
  rare: { ...number, label: "稀有数", column: "rare" },
  score: { ...number, label: "评分", column: "score" },
  system: { ...options, label: "系统", column: "system" },
  server: { ...options, label: "区服", column: "server" },
  face: { ...options, label: "面值", column: "face" },
} as const satisfies {
  [K in FactKey]: ListingField & {
    kind: K extends NumberFact ? "number" : K extends ChoiceFact ? "options" : "option";
  };
};

/**
 * Lists and objects, which each layer treats on its own: their column, a property of `goods.texts` or a table, and their name
 * in the answer.
 */
export const LISTING_PARTS = {
  specs_type: { column: "specsType", wire: "specs_type" },
  specs: { column: "goodsSpecs", wire: "specs" },
  stock: { column: "stock", wire: "stock" },
  secrets: { column: "cardSecrets" },
  pictures: { column: "media", wire: "goods_media" },
  picture_texts: { column: "media", wire: "goods_media" },
  detail_pictures: { column: "detailMedia", wire: "goods_detail_media" },
  tags: { column: "texts.attrs", wire: "attrs" },
  attributes: { column: "texts.attributes", wire: "attributes" },
  facts: { column: "facts", wire: "facts" },
  guarantees: { column: "texts.guarantee", wire: "guarantee" },
  inspection_report: { column: "texts.inspectionReport", wire: "inspection.report" },
  process: { column: "texts.process", wire: "process" },
  discounts: { column: "discounts", wire: "discountList" },
  remarks: { column: "customerRemarks", wire: "customer_remarks" },
} as const;
