import type { GoodsView } from "./goods-view";

/** Advertised promises (spec §9): days of no-reason refund, and when delivery is automatic. */
const NO_REASON_REFUND_DAYS = 3;

/** The promises that hold for this listing, and no other (spec §2). */
export function promises(goods: Pick<GoodsView, "refundable" | "automaticDelivery">): string[] {
  return [
    ...(goods.refundable ? [`${NO_REASON_REFUND_DAYS} 天无理由退款`] : []),
    ...(goods.automaticDelivery ? ["7×24 小时自动发货"] : []),
  ];
}
