import { asList, readableById } from "@/lib/decode/lenient";
import {
  type Fields,
  fenOrNull,
  integerOrNull,
  objectOrNull,
  textOrNull,
} from "@/lib/decode/strict";
import { type DiscountLine, readDiscountGifts, readDiscounts, sumOff } from "./discount-lines";

/** A coupon that the buyer owns (product §3 Coupons). */
export interface Coupon {
  id: number;
  name: string;
  typeName: string;
  reduceFen: number;
  /** Minimum amount of the order; 0: none. */
  conditionFen: number;
  endText: string;
}

/** A coupon that the buyer does not own yet (product §3 Coupons). */
export interface ClaimableCoupon extends Omit<Coupon, "id"> {
  envelopeId: number;
}

/** The price and its lines, as sent by the server; nothing is computed here (product §10.18). */
export interface PriceLines {
  /** Price per piece; null when the server sends none. */
  unitFen: number | null;
  quantity: number;
  /** Amounts that are subtracted. */
  discounts: DiscountLine[];
  /** Gifts for the buyer, as text from the seller. */
  gifts: string[];
  /** The promotion that applies to this order, as text from the seller; "" for none. */
  hitText: string;
  couponFen: number;
  totalFen: number;
  /** The coupon in use; 0 for none. */
  couponId: number;
  valid: Coupon[];
  invalid: Coupon[];
  /** Coupons that can be claimed and used on this order. */
  claimable: ClaimableCoupon[];
}

/** Defaults for missing fields: for a quote, the price it replaces with the chosen coupon. */
export type PriceBefore = Pick<PriceLines, "quantity"> & Partial<PriceLines>;

/**
 * Reads the fields that `order_confirm` and the quote share. Only the total is required; other missing fields keep
 * their previous value, or are not shown.
 * @returns null without a total
 */
export function readPrice(data: unknown, before: PriceBefore): PriceLines | null {
  const wire = objectOrNull(data);
  const totalFen = fenOrNull(wire?.now_price);
  if (!wire || totalFen === null) return null;
  const coupons = objectOrNull(wire.all_envelope);
  const valid = coupons ? readableById(coupons.valid, readCoupon) : (before.valid ?? []);
  const invalid = coupons ? readableById(coupons.invalid, readCoupon) : (before.invalid ?? []);
  const couponId = readCouponId(wire, before.couponId ?? 0);
  const couponFen =
    fenOrNull(wire.envelope_reduce_price) ??
    valid.find(({ id }) => id === couponId)?.reduceFen ??
    0;
  const isListed = Array.isArray(wire.discounts);
  return {
    unitFen: fenOrNull(wire.after_discount_price) ?? before.unitFen ?? null,
    quantity: integerOrNull(wire.quantity) ?? before.quantity,
    discounts: isListed ? readDiscounts(wire.discounts) : (before.discounts ?? []),
    gifts: isListed || wire.gifts ? readGifts(wire) : (before.gifts ?? []),
    hitText: readHit(wire, before.hitText ?? ""),
    couponFen,
    totalFen,
    couponId,
    valid,
    invalid,
    claimable: coupons ? asList(coupons.claimable, readClaimable) : (before.claimable ?? []),
  };
}

/** `envelope`: null when no coupon is used, missing when unchanged. */
function readCouponId({ envelope }: Fields, before: number): number {
  if (envelope === undefined) return before;
  return integerOrNull(objectOrNull(envelope)?.user_envelope_id) ?? 0;
}

/** `hit_discount`: null when none applies, missing when unchanged. */
function readHit({ hit_discount }: Fields, before: string): string {
  if (hit_discount === undefined) return before;
  return textOrNull(objectOrNull(hit_discount)?.describe) ?? "";
}

const readGifts = ({ gifts, discounts }: Fields): string[] => [
  ...new Set([
    ...asList(gifts, (gift) => textOrNull(gift) || null),
    ...readDiscountGifts(discounts),
  ]),
];

/** Whether the lines add up to the total, in fen (product §10.18); true when an amount is unknown. */
export function addsUp({ unitFen, quantity, discounts, couponFen, totalFen }: PriceLines): boolean {
  const off = sumOff(discounts);
  if (unitFen === null || off === null) return true;
  return unitFen * quantity - off - couponFen === totalFen;
}

function readCoupon(entry: unknown): Coupon | null {
  const wire = objectOrNull(entry);
  const terms = objectOrNull(wire?.envelopes);
  const id = integerOrNull(wire?.user_envelope_id);
  const reduceFen = fenOrNull(terms?.reduce_num);
  if (!id || reduceFen === null) return null;
  return {
    id,
    name: textOrNull(terms?.coupon_name) || "优惠券",
    typeName: textOrNull(terms?.type_name) ?? "",
    reduceFen,
    conditionFen: fenOrNull(terms?.condition_num) ?? 0,
    endText: textOrNull(wire?.use_end_time_text) ?? "",
  };
}

function readClaimable(entry: unknown): ClaimableCoupon | null {
  const wire = objectOrNull(entry);
  const envelopeId = integerOrNull(wire?.envelope_id);
  const reduceFen = fenOrNull(wire?.reduce_num);
  if (!envelopeId || reduceFen === null) return null;
  return {
    envelopeId,
    name: textOrNull(wire?.coupon_name) || "优惠券",
    typeName: "",
    reduceFen,
    conditionFen: fenOrNull(wire?.condition_num) ?? 0,
    endText: textOrNull(wire?.use_time) ?? "",
  };
}
