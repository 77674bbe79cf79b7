import { fenToYuan } from "@storefront/contract/money";
import type { CouponView } from "./read-coupon";
import { trimCents } from "./trim-cents";

/** "5", "5.50": yuan of a coupon, without cents when they are 0. */
export function plainYuan(fen: number): string {
  return trimCents(fenToYuan(fen));
}

/** "满 60 可用", or 无门槛 when there is no minimum. */
export function couponTerms({ conditionFen }: Pick<CouponView, "conditionFen">): string {
  return conditionFen === 0 ? "无门槛" : `满 ${plainYuan(conditionFen)} 可用`;
}

/** "满 60 减 5": a coupon in short form. */
export function couponShort({
  reduceFen,
  conditionFen,
}: Pick<CouponView, "reduceFen" | "conditionFen">): string {
  const reduce = plainYuan(reduceFen);
  return conditionFen === 0 ? `立减 ${reduce}` : `满 ${plainYuan(conditionFen)} 减 ${reduce}`;
}
