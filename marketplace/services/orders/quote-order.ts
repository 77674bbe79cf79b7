import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import type { Deps } from "../../deps";
import { checkMaxForBuyer } from "../../domain/orders/order-limits";
import { bestCoupon } from "../../domain/pricing/judge-coupon";
import { giftPiecesOf } from "../../domain/pricing/price-order";
import { readCoupons } from "../coupons/read-coupons";
import { readBuyerHistory } from "../order-core/buyer-history";
import { priceAnswer } from "./price-answer";
import { basePrice, couponUse, withCoupon } from "./price-offer";
import { maxForBuyer, type Offer, type OfferInput, outOfStock, readOffer } from "./read-offer";

/** The coupon to apply: an id, 0 for none, or "best" for the largest reduction. */
type CouponChoice = number | "best";

export interface Quoted {
  offer: Offer;
  price: CallAnswer<"quote">;
}

/**
 * Prices an order for a buyer without holding anything (product §7 calculate_price).
 * @throws ApiError `outOfStock`, `couponUnusable`, and those of readOffer and checkMaxForBuyer
 */
export async function quoteOrder(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number,
  input: OfferInput,
  choice: CouponChoice,
): Promise<Quoted> {
  const now = clock.now();
  const offer = await readOffer(db, input, now);
  const most = maxForBuyer(offer);
  if (most > 0) {
    const { piecesOfItem } = await readBuyerHistory(db, userId, input, now);
    checkMaxForBuyer(piecesOfItem, input.quantity, most);
  }
  const giftPieces = giftPiecesOf(offer);
  if (offer.stock.available < input.quantity + giftPieces) throw outOfStock(giftPieces);
  const base = await basePrice(db, userId, offer);
  // A group price is not combined with coupons.
  const coupons = offer.byGroup ? [] : await readCoupons(db, userId, now);
  const coupon =
    choice === "best"
      ? bestCoupon(coupons, couponUse(base, offer, now))
      : (coupons.find(({ id }) => id === choice) ?? null);
  if (choice !== "best" && choice !== 0 && !coupon) throw new ApiError("couponUnusable");
  return { offer, price: priceAnswer(withCoupon(base, offer, coupon, now), offer, coupons, now) };
}
