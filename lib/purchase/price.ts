import { type DiscountLine, readDiscounts } from "./discount-lines";
import { complete, fenOf, listById, listOf, recordOf, textOf, wholeOf } from "./read-wire";

/** A coupon of the buyer's own (spec §3 Coupons). */
export interface Coupon extends Record<string, unknown> {
  id: number;
  name: string;
  typeName: string;
  reduceFen: number;
  /** The order's amount from which it can be used; 0 for any. */
  conditionFen: number;
  endText: string;
}

/** What the buyer pays and why, as the server says; nothing of it is computed here (design §2.18). */
export interface PriceLines extends Record<string, unknown> {
  unitFen: number;
  quantity: number;
  /** Each takes its amount off. */
  discounts: DiscountLine[];
  /** What the buyer gets as well, in the seller's words. */
  gifts: string[];
  couponFen: number;
  totalFen: number;
  /** The coupon in use; 0 for none. */
  couponId: number;
  valid: Coupon[];
  invalid: Coupon[];
}

/** Reads the fields that `order_confirm` and the quote share. @returns null when one is missing or no amount */
export function readPrice(data: unknown): PriceLines | null {
  const wire = recordOf(data);
  const coupons = recordOf(wire?.all_envelope);
  if (!wire || !coupons) return null;
  return complete<PriceLines>({
    unitFen: fenOf(wire.after_discount_price),
    quantity: wholeOf(wire.quantity),
    discounts: readDiscounts(wire.discounts),
    gifts: readGifts(wire.gifts),
    couponFen: fenOf(wire.envelope_reduce_price),
    totalFen: fenOf(wire.now_price),
    couponId: wire.envelope ? wholeOf(recordOf(wire.envelope)?.user_envelope_id) : 0,
    valid: listById(coupons.valid, readCoupon),
    invalid: listById(coupons.invalid, readCoupon),
  });
}

/** A server may know no gifts: that costs nobody the purchase. */
const readGifts = (value: unknown): string[] => [...new Set(listOf(value, textOf) ?? [])];

/** @returns whether the lines add up to the total, in fen (design §2.18) */
export function addsUp(price: PriceLines): boolean {
  const off = price.discounts.reduce((sum, line) => sum + line.fen, price.couponFen);
  return price.unitFen * price.quantity - off === price.totalFen;
}

function readCoupon(entry: unknown): Coupon | null {
  const wire = recordOf(entry);
  const terms = recordOf(wire?.envelopes);
  return complete<Coupon>({
    id: wholeOf(wire?.user_envelope_id),
    name: textOf(terms?.coupon_name),
    typeName: textOf(terms?.type_name),
    reduceFen: fenOf(terms?.reduce_num),
    conditionFen: fenOf(terms?.condition_num),
    endText: textOf(wire?.use_end_time_text),
  });
}
