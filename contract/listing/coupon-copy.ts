import { fenToYuan } from "../money";
import { trimCents } from "./trim-cents";

/** Amounts of a coupon in integer fen; `conditionFen` 0: usable on any amount. */
interface CouponTerms {
  reduceFen: number;
  conditionFen: number;
}

/** "5", "5.50": yuan of a coupon, without cents when they are 0. */
export function plainYuan(fen: number): string {
  return trimCents(fenToYuan(fen));
}

/** "满 60 可用", or 无门槛 when there is no minimum. */
export function couponTerms({ conditionFen }: Pick<CouponTerms, "conditionFen">): string {
  return conditionFen === 0 ? "无门槛" : `满 ${plainYuan(conditionFen)} 可用`;
}

/** "满 60 减 5": a coupon in short form. */
export function couponShort({ reduceFen, conditionFen }: CouponTerms): string {
  const reduce = plainYuan(reduceFen);
  return conditionFen === 0 ? `立减 ${reduce}` : `满 ${plainYuan(conditionFen)} 减 ${reduce}`;
}
