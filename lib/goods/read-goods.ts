import { ratingOf } from "@storefront/contract/listing/rating";
import { AUTOMATIC_DELIVERY } from "@storefront/contract/listing/trade";
import { safePicture } from "@storefront/contract/pictures/picture-address";
import { fullTime } from "@storefront/contract/text/china-time";
import { guardPath } from "@/lib/addresses/path-guard";
import type { Fields } from "@/lib/decode/strict";
import { goodsKind } from "@/lib/goods/goods-kind";
import {
  asCount,
  asFen,
  asFlag,
  asList,
  asObject,
  asText,
  asTexts,
  asTime,
  unique,
} from "../decode/lenient";
import type { GoodsView, Guarantee, MediaView, Titled } from "./goods-view";
import { readCommentPage } from "./read-comments";
import { readCoupon } from "./read-coupon";
import { readFacts, readFlags } from "./read-facts";
import { readInspection } from "./read-inspection";
import { readSeller } from "./read-seller";
import { readTrade } from "./read-trade";
import { recentSaleTexts } from "./recent-sales";

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const MAX_HTML = 100_000;
/** Lines of a ticker. */
const MAX_LINES = 20;

/**
 * Reads `data` of `goodsDetail` into the page's view (product §3 Goods detail). Lenient: a field that is missing,
 * null or of another type leaves its part of the page empty.
 * @returns null without an object or a goods id
 */
export function readGoodsDetail(data: unknown): GoodsView | null {
  const detail = asObject(data);
  const trade = readTrade(detail);
  if (trade.goodsId === 0) return null;
  const { total, scores, comments } = readCommentPage(detail.comments);
  return {
    trade,
    name: asText(detail.goods_name, 1200).replace(/\s+/g, " ") || `商品 ${trade.goodsId}`,
    listedOn: dayOf(detail.listed_at),
    game: asText(detail.game_name, 40),
    kind: goodsKind({
      goods_type: asText(detail.goods_type, 40),
      trade_type_id: asCount(detail.trade_type_id),
    }),
    feature: asText(detail.feature, 300),
    personal: detail.goods_type === "PersonalAccount",
    automaticDelivery: asCount(detail.delivery_type) === AUTOMATIC_DELIVERY,
    refundable: asFlag(detail.no_reason_refund),
    rent: readRent(detail),
    pictures: readAllMedia(detail.goods_media).filter((media) => media.kind === "image"),
    collected: asFlag(detail.collect_goods),
    collects: asCount(detail.collect_quantity),
    sale: asCount(detail.sale),
    wanted: asCount(detail.want_count),
    commentTotal: total,
    comments,
    rating: ratingOf(scores),
    tags: unique(asList(detail.attrs, readTag), (tag) => tag.text),
    parameters: unique(asList(detail.attributes, readParameter), (it) => it.title),
    facts: readFacts(detail.facts),
    flags: readFlags(detail.flags),
    activityUntil: asTime(detail.activity_until),
    promotions: readPromotions(detail),
    firstBuyFen: asFen(detail.first_buy_discount),
    shareRewardFen: asFlag(detail.open_promotion) ? asFen(asObject(detail.share).reward) : 0,
    coupons: unique(asList(detail.envelopes, readCoupon), (coupon) => coupon.id),
    gift: readCoupon(detail.subscribe_gift_envelope),
    guarantee: unique(asList(detail.guarantee, readGuarantee), (it) => it.name),
    banner: asText(asObject(detail.banner).text, 80),
    inspection: readInspection(detail.inspection),
    compensations: asTexts(detail.compensate_broadcast, 80).slice(0, MAX_LINES),
    recentSales: recentSaleTexts(detail.recent_sales),
    process: unique(asList(detail.process, readTitled), (it) => it.name),
    descriptionHtml: [detail.goods_desc, detail.desc_description]
      .map((html) => asText(html, MAX_HTML))
      .filter((html, index, all) => html !== "" && all.indexOf(html) === index),
    descriptionMedia: readAllMedia(detail.goods_detail_media),
    phoneLink: asText(detail.h5_qrcode_url, 1000),
    shopApi: guardPath(detail.home_page_api),
    seller: readSeller(detail.user),
  };
}

/** @returns the date in China; "" for an invalid time */
/** @returns the day in China, "" for no time */
export function dayOf(value: unknown): string {
  const time = asTime(value);
  return time === null ? "" : fullTime(new Date(time)).slice(0, 10);
}

function readRent(detail: Fields): GoodsView["rent"] {
  if (asCount(detail.trade_type_id) !== 3) return null;
  const option = asObject(detail.rent_option);
  return { depositFen: asFen(option.deposit), leastHours: asCount(option.least_time) };
}

function readAllMedia(value: unknown): MediaView[] {
  return unique(asList(value, readMedia), (media) => media.url);
}

/** media_type 1 is an image; anything else is a video (product §3). */
function readMedia(value: unknown): MediaView | null {
  const media = asObject(value);
  const url = safePicture(media.url);
  if (url === null) return null;
  const alt = asText(media.alt, 500);
  const kind = asCount(media.media_type, 1) === 1 ? "image" : "video";
  return alt === "" ? { kind, url } : { kind, url, alt };
}

function readTag(value: unknown): GoodsView["tags"][number] | null {
  const tag = asObject(value);
  const text = asText(tag.content, 40);
  const color = asText(tag.color, 7);
  return text === "" ? null : { text, color: COLOR.test(color) ? color : null };
}

function readParameter(value: unknown): GoodsView["parameters"][number] | null {
  const parameter = asObject(value);
  const title = asText(parameter.title, 60);
  const values = asTexts(parameter.data);
  return title === "" || values.length === 0 ? null : { title, values };
}

const REDUCE = 1;
const GIFT = 2;
const PERCENT = 3;

/** The short texts by kind (`discounts`); a kind without any uses the descriptions in `discountList`. */
function readPromotions(detail: Fields): GoodsView["promotions"] {
  const { cut, discount, sent } = asObject(detail.discounts);
  const described = (kind: number) =>
    asList(detail.discountList, (value) => {
      const { discount_type, describe } = asObject(value);
      return asCount(discount_type) === kind ? asText(describe, 60) || null : null;
    });
  const texts = (short: unknown, kind: number) => {
    const known = asTexts(short, 60);
    return known.length > 0 ? known : unique(described(kind), String);
  };
  return { cut: texts(cut, REDUCE), discount: texts(discount, PERCENT), sent: texts(sent, GIFT) };
}

function readGuarantee(value: unknown): Guarantee | null {
  const titled = readTitled(value);
  const { duration, excludes, decided_by } = asObject(value);
  const terms = {
    duration: asText(duration, 300),
    excludes: asText(excludes, 300),
    decidedBy: asText(decided_by, 300),
  };
  return titled && { ...titled, terms };
}

function readTitled(value: unknown): Titled | null {
  const { name, brief } = asObject(value);
  const title = asText(name, 60);
  return title === "" ? null : { name: title, brief: asText(brief, 300) };
}
