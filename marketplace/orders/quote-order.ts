import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { singleRow } from "../database/single-row";
import type { Deps } from "../deps";
import {
  bestCoupon,
  checkMaxForBuyer,
  giftPiecesOf,
  historyOf,
  historySince,
} from "../order-records/order-records";
import { couponsSince, readClaimableCoupons } from "../promotion/promotion";
import { findOffer } from "./find-offer";
import { priceAnswer } from "./price-answer";
import { basePrice, couponUse, withCoupon } from "./price-offer";
import { checkOffer, checkPieces, type Offer, type OfferInput, quantitiesOf } from "./read-offer";

/** The coupon to apply: an id, 0 for none, or "best" for the largest reduction. */
type CouponChoice = number | "best";

export interface Quoted {
  offer: Offer;
  price: CallAnswer<"quote">;
  balanceFen: number;
}

/**
 * Prices an order for a buyer from one statement, and reserves nothing (product §7 calculate_price).
 * @throws ApiError `outOfStock`, `couponUnusable`, and those of checkOffer and checkMaxForBuyer
 */
export async function quoteOrder(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number,
  input: OfferInput,
  choice: CouponChoice,
): Promise<Quoted> {
  const now = clock.now();
  const { goodsId, specId, quantity } = input;
  const times = { since: historySince(now), couponsSince: couponsSince(now) };
  const found = singleRow(await findOffer(db, { userId, goodsId, specId, ...times }));
  const offer = checkOffer(found, input, now);
  const { piecesOfItem } = historyOf([...found.pastOrders, ...found.pastBoosts], input, now);
  checkMaxForBuyer({ had: piecesOfItem, quantity, ...quantitiesOf(offer) });
  const giftPieces = giftPiecesOf(offer);
  checkPieces(offer, giftPieces, offer.stock);
  const base = basePrice(offer, found.hasOrdered);
  // A group price is not combined with coupons.
  const coupons = offer.byGroup ? [] : found.coupons;
  const coupon =
    choice === "best"
      ? bestCoupon(coupons, couponUse(base, offer, now))
      : (coupons.find(({ id }) => id === choice) ?? null);
  if (choice !== "best" && choice !== 0 && !coupon) throw new ApiError("couponUnusable");
  const claimable = offer.byGroup
    ? []
    : await readClaimableCoupons(db, {
        ...{ listing: offer.goods, userId },
        ...{ payableFen: base.payableFen, now },
      });
  const price = withCoupon(base, offer, coupon, now);
  const shown = priceAnswer(price, offer, { owned: coupons, claimable }, now);
  return { offer, price: shown, balanceFen: found.balanceFen };
}
