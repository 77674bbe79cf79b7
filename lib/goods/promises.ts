import type { GoodsView, Titled } from "./goods-view";

/** Advertised promises (spec §9): days of no-reason refund, and when delivery is automatic. */
const NO_REASON_REFUND_DAYS = 3;

const REFUND: Titled = {
  name: `${NO_REASON_REFUND_DAYS} 天无理由退款`,
  brief: `收货后 ${NO_REASON_REFUND_DAYS} 天内可以申请无理由退款。`,
};
const AUTOMATIC: Titled = {
  name: "7×24 小时自动发货",
  brief: "付款后由系统自动发货，不用等卖家在线。",
};

/** The promises that hold for this listing, and no other (spec §2). */
export function promises(goods: Pick<GoodsView, "refundable" | "automaticDelivery">): Titled[] {
  return [...(goods.refundable ? [REFUND] : []), ...(goods.automaticDelivery ? [AUTOMATIC] : [])];
}
