import { call } from "@/lib/api/call.client";
import { withoutExpiredLogin } from "@/lib/api/without-expired-login";
import { asList, asObject, asText, unique } from "../decode/lenient";
import type { Promoter } from "./promoter";
import { readCollect } from "./read-collect";
import { readCoupon } from "./read-coupon";
import { readTrade } from "./read-trade";
import type { CollectState, VisitorDetail } from "./visitor-goods";

/** Visitor-specific data of a listing, fetched by the browser after the cached page. */
export interface VisitorListing {
  detail: VisitorDetail;
  collect: CollectState;
}

/**
 * Fetches the detail for this visitor, with the session or promoter's link.
 * @returns null when it cannot be fetched: the cached page stays as it is
 */
export async function fetchVisitorListing(
  goodsId: number,
  promoter: Promoter,
): Promise<VisitorListing | null> {
  const request = {
    goods_id: goodsId,
    promotion_user_id: promoter.promotionUserId,
    promotion_sign: promoter.sign,
    symbol: promoter.symbol,
  };
  const result = await withoutExpiredLogin(() => call("goodsDetail", request));
  return result.ok ? readVisitorListing(result.data, goodsId) : null;
}

/** @returns null when the answer is about other goods */
export function readVisitorListing(data: unknown, goodsId: number): VisitorListing | null {
  const detail = asObject(data);
  const trade = readTrade(detail);
  if (trade.goodsId !== goodsId) return null;
  return {
    detail: {
      trade,
      phoneLink: asText(detail.h5_qrcode_url, 1000),
      coupons: unique(asList(detail.envelopes, readCoupon), (coupon) => coupon.id),
      gift: readCoupon(detail.subscribe_gift_envelope),
    },
    collect: readCollect(detail),
  };
}
