import type { CallName } from "@storefront/contract/http/paths";
import { answerShape } from "@storefront/contract/listing/answer-fields";
import {
  LISTING_FIELDS,
  LISTING_TEXTS,
  type ListingFieldTable,
  PRICE_FIELDS,
  SPEC_FIELDS,
  SPEC_PRICES,
} from "@storefront/contract/listing/listing-fields";
import type { PageEvent } from "./page-events";

/** Reason why a field needs no event. */
type Unchanging =
  /** Never changes for its listing, shop or game, or is a setting of the marketplace. */
  | "fixed"
  /** Belongs to the requesting visitor: pages do not show it. */
  | "visitor"
  /** Contains the time at which the page changes; the page's lifetime ends then (server/cache/store/content-expiry.js). */
  | "time";

type Why = readonly (PageEvent | Unchanging)[];
type Fields = Readonly<Record<string, Why>>;

const under = (path: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, why]) => [`${path}${name}`, why]));

const named = (names: string, ...why: Why): Fields =>
  Object.fromEntries(names.split(" ").map((name) => [name, why]));

/** The fields of an answer that derive from tables. */
const answered = (tables: readonly ListingFieldTable[], ...why: Why): Fields =>
  named(tables.flatMap((table) => Object.keys(answerShape(table))).join(" "), ...why);

const recommended = under("seller_recommend[].", {
  ...named("goods_id is_recommend", "fixed"),
  ...named("cover goods_name now_price trade_type_id specs_type", "siblings"),
});

const profile: Fields = {
  user_id: ["fixed"],
  ...named("nickname head_img_url auth_identity option.profile self_user official_user", "seller"),
  credit_score: ["review"],
  total_selling_goods: ["siblings"],
  ...named("total_sale", "sale"),
  ...named("deliver_median_s dispute_permille reply_median_s", "figures"),
};

const review: Fields = named(
  "nickname head_img_url score content spec_name created_at edited images[].image_id images[].url images[].width images[].height reply.content reply.created_at",
  "review",
);

const coupon: Fields = {
  ...named("envelope_id use_time had_received", "coupon"),
  ...named("reduce_num condition_num coupon_name", "coupon"),
  ends_at: ["coupon", "time"],
};

const media = named("media_type url alt", "listing");

const item: Fields = {
  goods_id: ["fixed"],
  ...named(
    "goods_name game_name goods_type trade_type_id specs_type cover delivery_type no_reason_refund",
    "listing",
  ),
  ...named("now_price origin_price", "listing", "spec"),
  ...named("rent_option.deposit rent_option.least_time flags[]", "listing"),
  "next_return.ends_at": ["rental", "soldOut", "time"],
  "next_return.needs_check": ["rental", "soldOut", "listing"],
  ...under("facts[].", named("key title text", "listing", "game")),
  sale: ["sale"],
  ...named("stock unavailable", "stock", "soldOut"),
  activity_until: ["listing", "time"],
  "seller.user_id": ["fixed"],
  ...under(
    "seller.",
    named("nickname auth_identity credit_score self_user official_user", "seller"),
  ),
};

const list = under("list[].", item);
const blocks = under("list[].", {
  block: ["fixed"],
  ...named("count updated_at", "listing"),
});

const detail: Fields = {
  ...answered([LISTING_FIELDS, LISTING_TEXTS], "listing"),
  ...answered([PRICE_FIELDS], "listing", "spec"),
  ...named("goods_id listed_at home_page_api h5_qrcode_url user_id comments.page_size", "fixed"),
  ...named("specs_type open_group_buy open_promotion share.reward banner.text", "listing"),
  ...named("rent_option.deposit rent_option.least_time flags[]", "listing"),
  ...named("attrs[].content attrs[].color attributes[].title attributes[].data[]", "listing"),
  price_after_discount: ["listing", "spec"],
  activity_until: ["listing", "time"],
  ...under("specs[].", {
    goods_spec_id: ["spec"],
    ...answered([SPEC_FIELDS, SPEC_PRICES], "spec"),
  }),
  ...named("stock held unavailable specs[].spec_stock specs[].unavailable", "stock", "soldOut"),
  "next_return.ends_at": ["rental", "soldOut", "time"],
  "next_return.needs_check": ["rental", "soldOut", "listing"],
  ...under("goods_media[].", media),
  ...under("goods_detail_media[].", media),
  collect_goods: ["visitor"],
  collect_quantity: ["collect", "listing"],
  want_count: ["collect"],
  sale: ["sale"],
  ...named("comments.total comments.scores[]", "review"),
  ...under("comments.list[].", review),
  ...under("facts[].", named("key title text", "listing", "game")),
  ...named("discounts.cut[] discounts.discount[] discounts.sent[]", "discount"),
  ...under(
    "discountList[].",
    named("discount_type condition_type condition_num discount_value describe", "discount"),
  ),
  ...under("subscribe_gift_envelope.", { ...coupon, had_received: ["visitor"] }),
  ...under("envelopes[].", { ...coupon, had_received: ["visitor"] }),
  "compensate_broadcast[]": ["payout", "buyer"],
  ...under("recent_sales[].", {
    ...named("spec_name quantity saved first_order", "sale"),
    buyer: ["sale", "buyer"],
  }),
  ...named("guarantee[].name guarantee[].brief", "listing"),
  ...named("guarantee[].duration guarantee[].excludes guarantee[].decided_by", "listing"),
  "inspection.text.left": ["listing"],
  ...under("inspection.report.", named("report_no inspector checked_at", "listing")),
  ...under("inspection.report.items[].", named("name result passed", "listing")),
  ...named("process[].name process[].brief", "listing"),
  ...under("customer_remarks[].", named("remark_id title tip", "remark")),
  ...under("user.", { ...profile, ...recommended }),
};

/** Every field of the answers that pages are rendered from, with the events that change it. */
export const PAGE_FIELDS: Readonly<Partial<Record<CallName, Fields>>> = {
  goodsDetail: detail,
  shop: {
    ...profile,
    subscribe_user: ["visitor"],
    subscribe_quantity: ["follower"],
    ...under("subscribe_gift_envelope.", { ...coupon, had_received: ["visitor"] }),
  },
  shopGoods: { ...list, page_size: ["fixed"], total: ["listing"] },
  catalogue: { ...list, total: ["listing"] },
  searchGoods: {
    ...list,
    ...named("applied approximate corrected matched[]", "fixed"),
    ...under(
      "stated[].",
      named("text without price_from price_to sort flags delivery in_stock", "fixed"),
    ),
    ...named("next_cursor previous_cursor total total_exact", "listing"),
    ...under("facets[].", {
      filter: ["fixed"],
      ...named("values[].value values[].count", "listing"),
    }),
    ...under("numbers[].", { key: ["fixed"], ...named("from to", "listing") }),
    ...named("price_range.from price_range.to", "listing", "spec"),
  },
  games: under("list[].", {
    ...named("slug name initials kinds[].slug", "fixed"),
    ...named("count exact kinds[].count kinds[].exact", "listing"),
    "covers[]": ["listing", "sale"],
    ...under("facts[].", named("key title unit options[]", "game")),
  }),
  goodsBlocks: blocks,
  shopBlocks: blocks,
  home: {
    ...named("qr_code.download_url data.ios_download_url data.android_download_url", "fixed"),
    online_ranger: ["booster", "boost"],
    booster_accept_s: ["boost"],
    ...under("sellers[].", {
      ...profile,
      ...recommended,
      total_reviewers: ["review"],
      ...under("testimonial.", { ...review, goods_id: ["fixed"], goods_name: ["listing"] }),
    }),
  },
  boostGames: under(
    "list[].",
    named("game_id game_name opens_at closes_at inscription", "boostGame"),
  ),
  rankList: named("[].rank_id [].rank_name", "boostGame"),
  partitions: named("[].partition_id [].title", "boostGame"),
  boostCompute: {
    ...named("price time_hour star", "boostGame"),
    qrcodeUrl: ["fixed"],
    online_ranger: ["booster", "boost"],
  },
  recentlySold: under("list[].", {
    ...named("time pay_price buyer.head_img_url", "boost"),
    ...under("order_ringer.", named("start_level_name target_level_name game_name", "boost")),
  }),
};
