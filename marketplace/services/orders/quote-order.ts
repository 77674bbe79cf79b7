import { ApiError } from "@/contract/api-error";
import type { CallAnswer } from "@/contract/calls";
import { checkMostForBuyer } from "@/rules/orders/order-limits";
import { bestCoupon } from "@/rules/pricing/judge-coupon";
import type { Deps } from "../../deps";
import { readCoupons } from "../coupons/read-coupons";
import { readBuyerHistory } from "../order-terms/buyer-history";
import { priceAnswer } from "./price-answer";
import { basePrice, couponUse, withCoupon } from "./price-offer";
import { mostForBuyer, type Offer, type OfferInput, readOffer } from "./read-offer";

/** The coupon to put on the price: the buyer's choice by id, 0 for none, or the one that takes most off. */
type CouponChoice = number | "best";

export interface Quoted {
  offer: Offer;
  price: CallAnswer<"quote">;
}

/**
 * Prices an order for a buyer and holds nothing (product §7 calculate_price).
 * @throws ApiError outOfStock, couponUnusable, and what readOffer and checkMostForBuyer throw
 */
export async function quoteOrder(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number,
  ask: OfferInput,
  choice: CouponChoice,
): Promise<Quoted> {
  const now = clock.now();
  const offer = await readOffer(db, ask);
  const most = mostForBuyer(offer);
  if (most > 0) {
    const { piecesOfItem } = await readBuyerHistory(db, userId, ask, now);
    checkMostForBuyer(piecesOfItem, ask.quantity, most);
  }
  if (offer.stock.available < ask.quantity) throw new ApiError("outOfStock");
  const base = await basePrice(db, userId, offer);
  // A group's price is not lowered any further.
  const coupons = offer.byGroup ? [] : await readCoupons(db, userId, now);
  const coupon =
    choice === "best"
      ? bestCoupon(coupons, couponUse(base, offer, now))
      : (coupons.find(({ id }) => id === choice) ?? null);
  if (choice !== "best" && choice !== 0 && !coupon) throw new ApiError("couponUnusable");
  return { offer, price: priceAnswer(withCoupon(base, offer, coupon, now), offer, coupons, now) };
}
