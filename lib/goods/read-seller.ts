import { isRent } from "@storefront/contract/listing/buy-action";
import { hasSpecPrices } from "@storefront/contract/listing/price-shown";
import { safePicture } from "@storefront/contract/pictures/picture-address";
import { asCount, asFen, asFlag, asList, asObject, asText, unique } from "../decode/lenient";
import type { RecommendedView, SellerView } from "./goods-view";

/** Reads the seller of a listing (product §3 Seller user). */
export function readSeller(value: unknown): SellerView {
  const user = asObject(value);
  return {
    userId: asCount(user.user_id),
    nickname: asText(user.nickname, 60) || "匿名卖家",
    avatar: safePicture(user.head_img_url),
    profile: asText(asObject(user.option).profile, 300),
    verified: asCount(user.auth_identity) === 1,
    selfOperated: asFlag(user.self_user),
    official: asFlag(user.official_user),
    score: readScore(user.credit_score),
    selling: asCount(user.total_selling_goods),
    sold: asCount(user.total_sale),
    figures: {
      deliverS: readKnown(user.deliver_median_s),
      disputePermille: readKnown(user.dispute_permille),
      replyS: readKnown(user.reply_median_s),
    },
    recommended: unique(asList(user.seller_recommend, readRecommended), (it) => it.goodsId),
  };
}

/** @returns null when it is not a count */
function readKnown(value: unknown): number | null {
  const count = value === null ? -1 : asCount(value, -1);
  return count < 0 ? null : count;
}

/** 0 to 5, from a number or a numeric string; 0 for anything else. */
export function readScore(value: unknown): number {
  const score = typeof value === "string" ? Number.parseFloat(value) : value;
  return typeof score === "number" && score >= 0 ? Math.min(5, score) : 0;
}

/** Reads a listing for the lists of the seller's goods and of similar goods. */
export function readRecommended(value: unknown): RecommendedView | null {
  const goods = asObject(value);
  const goodsId = asCount(goods.goods_id);
  const name = asText(goods.goods_name, 120);
  if (goodsId === 0 || name === "") return null;
  return {
    goodsId,
    name,
    cover: safePicture(goods.cover),
    priceFen: asFen(goods.now_price),
    unit: isRent({ tradeType: asCount(goods.trade_type_id) }) ? "/小时" : "",
    from: hasSpecPrices(asCount(goods.specs_type)),
  };
}
