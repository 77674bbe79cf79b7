import * as z from "zod";
import { flag, id, idOrNone, integerField, money, text } from "../text/fields";
import { answerShape } from "./answer-fields";
import { UNAVAILABLE_REASONS } from "./availability";
import { LISTING_FLAGS } from "./fact-keys";
import { listingFact } from "./listing-facts";
import {
  INITIAL_FIELDS,
  LISTING_FIELDS,
  LISTING_TEXTS,
  PRICE_FIELDS,
  SPEC_FIELDS,
  SPEC_PRICES,
} from "./listing-fields";
import { GOODS_BY_IDS_MOST } from "./page-sizes";
import { reviewParts } from "./review";

/** Goods, specs, sellers, discounts (product §3 Goods detail to Discount). */

/** `alt`: what a picture shows, when the seller says it. */
export const media = z.object({
  media_type: z.number().int(),
  url: z.string(),
  alt: z.string().optional(),
});

/** Why nothing can be bought now; null when it can. Missing in an older marketplace, and then derived from the stock. */
export const unavailable = z.enum(UNAVAILABLE_REASONS).nullable().optional();

export const spec = z.object({
  goods_spec_id: z.number().int(),
  ...answerShape(SPEC_FIELDS),
  ...answerShape(SPEC_PRICES),
  spec_stock: z.number().int(),
  unavailable,
});

/** discount_type: 1 reduce, 2 gift, 3 percent off. condition_type: 1 amount, otherwise count. */
export const discount = z.object({
  discount_type: z.number().int(),
  condition_type: z.number().int(),
  condition_num: z.string(),
  discount_value: z.string(),
  describe: z.string(),
});

export const claimableCoupon = z.object({
  envelope_id: z.number().int(),
  reduce_num: money,
  condition_num: money,
  coupon_name: z.string(),
  use_time: z.string(),
  had_received: flag,
  /** ISO; until when it can be claimed. Null: while stocks last. Omitted when unknown. */
  ends_at: z.string().nullable().optional(),
});

/** For listings in lists. 2: several specs, and `now_price` is the price of the cheapest. Omitted when unknown. */
export const specsType = z.number().int().optional();

export const recommendedGoods = z.object({
  goods_id: z.number().int(),
  cover: z.string(),
  goods_name: z.string(),
  now_price: money,
  is_recommend: flag,
  /** For rent (3) `now_price` is per hour. */
  trade_type_id: z.number().int(),
  specs_type: specsType,
});

export const seller = z.object({
  user_id: z.number().int(),
  nickname: z.string(),
  head_img_url: z.string(),
  auth_identity: z.number().int(),
  /** Mean of the public reviews of its orders, with one decimal; 0 without any. */
  credit_score: z.number(),
  option: z.object({ profile: z.string() }),
  self_user: flag,
  official_user: flag,
  total_selling_goods: z.number().int(),
  total_sale: z.number().int(),
  /** Median seconds from payment to delivery over the newest orders; null: too few. */
  deliver_median_s: z.number().int().nullable().optional(),
  /** Orders per thousand that an operator had to decide; null: too few. */
  dispute_permille: z.number().int().nullable().optional(),
  /** Median seconds to the first answer in a conversation; null or omitted: unknown. */
  reply_median_s: z.number().int().nullable().optional(),
  seller_recommend: z.array(recommendedGoods),
});

export const comment = z.object({
  nickname: z.string(),
  head_img_url: z.string(),
  score: z.number().int(),
  content: z.string(),
  spec_name: z.string(),
  created_at: z.string(),
  ...reviewParts,
});

/** One page of reviews, newest first. `scores`: numbers of reviews with 1, 2, 3, 4 and 5 stars. */
export const commentsRequest = z.object({
  goods_id: id,
  page: integerField(10_000)
    .refine((value) => value > 0, "从 1 开始")
    .default(1),
});
export const comments = z.object({
  total: z.number().int(),
  scores: z.array(z.number().int()).length(5),
  page_size: z.number().int(),
  list: z.array(comment),
});

/** The platform's inspection of an account. `passed` 0: a buyer should know about this item. */
export const inspectionReport = z.object({
  report_no: z.string(),
  inspector: z.string(),
  checked_at: z.string(),
  items: z.array(z.object({ name: z.string(), result: z.string(), passed: flag })),
});

/** A recent sale of these goods; `buyer` is anonymized, `saved` is the sum of all discounts. */
export const recentSale = z.object({
  buyer: z.string(),
  spec_name: z.string(),
  quantity: z.number().int(),
  saved: money,
  first_order: flag,
});

/** `ids`: listings that a visitor remembers, "1002,1001", in the order in which they are answered. */
export const goodsByIdsRequest = z.object({
  ids: z
    .string()
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, "必须是逗号分隔的编号")
    .max(300)
    .transform((value) => [...new Set(value.split(",").map(Number))])
    .pipe(
      z.array(z.number().max(2_147_483_647)).max(GOODS_BY_IDS_MOST, `最多 ${GOODS_BY_IDS_MOST} 件`),
    ),
});

export const goodsDetailRequest = z.object({
  goods_id: id,
  promotion_user_id: idOrNone.optional(),
  promotion_sign: text(128).optional(),
  symbol: text(64).optional(),
});

/**
 * Of a rental without an account to rent: when the first running rental ends (ISO; it may have just passed, and an
 * extension moves it), and whether the seller then changes the password first. Null: no rental runs.
 */
export const nextReturn = z.object({ ends_at: z.string(), needs_check: flag });

/**
 * Prices of a listing with specs are the prices of its cheapest spec. A price that does not apply is "0.00". `attrs`
 * are tags, `attributes` are the parameter table, `discounts` are short promotion texts by kind.
 */
export const goodsDetail = z.object({
  goods_id: z.number().int(),
  ...answerShape(LISTING_FIELDS),
  ...answerShape(PRICE_FIELDS),
  ...answerShape(LISTING_TEXTS),
  ...answerShape(INITIAL_FIELDS),
  /** When it was first listed, ISO. */
  listed_at: z.string().optional(),
  specs_type: z.number().int(),
  specs: z.array(spec),
  stock: z.number().int(),
  /** Pieces reserved by unpaid orders: not in `stock`, but may return to it. */
  held: z.number().int().optional(),
  unavailable,
  next_return: nextReturn.nullable().optional(),
  rent_option: z.object({ deposit: money, least_time: z.number().int() }).nullable(),
  goods_media: z.array(media),
  collect_goods: flag,
  collect_quantity: z.number().int(),
  price_after_discount: money,
  want_count: z.number().int(),
  /** The first page. */
  comments,
  attrs: z.array(z.object({ content: z.string(), color: z.string() })),
  attributes: z.array(z.object({ title: z.string(), data: z.array(z.string()) })),
  facts: z.array(listingFact).optional(),
  flags: z.array(z.enum(LISTING_FLAGS)).optional(),
  /** ISO; when the activity price ends. Null: no activity, or one without an end. */
  activity_until: z.string().nullable().optional(),
  discounts: z.object({
    cut: z.array(z.string()),
    discount: z.array(z.string()),
    sent: z.array(z.string()),
  }),
  discountList: z.array(discount),
  open_group_buy: flag,
  open_promotion: flag,
  share: z.object({ reward: money }),
  subscribe_gift_envelope: claimableCoupon.nullable(),
  envelopes: z.array(claimableCoupon),
  compensate_broadcast: z.array(z.string()),
  recent_sales: z.array(recentSale),
  banner: z.object({ text: z.string() }),
  /** `duration`, `excludes` and `decided_by` are its terms, omitted when unknown. */
  guarantee: z.array(
    z.object({
      name: z.string(),
      brief: z.string(),
      duration: z.string().optional(),
      excludes: z.string().optional(),
      decided_by: z.string().optional(),
    }),
  ),
  inspection: z
    .object({ text: z.object({ left: z.string() }), report: inspectionReport.nullable() })
    .nullable(),
  process: z.array(z.object({ name: z.string(), brief: z.string() })),
  customer_remarks: z.array(
    z.object({ remark_id: z.number().int(), title: z.string(), tip: z.string() }),
  ),
  goods_detail_media: z.array(media),
  h5_qrcode_url: z.string(),
  home_page_api: z.string(),
  user: seller,
});
