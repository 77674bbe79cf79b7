import { RENT } from "@/contract/trade";
import { call } from "@/lib/api/call.client";
import type { Result } from "@/lib/api/result";
import { cancelOpenOrder } from "@/lib/purchase/cancel-open-order";
import { rememberOrder } from "@/lib/purchase/open-orders";
import type { PurchaseRequest } from "@/lib/purchase/purchase-request";
import { resumeRequest } from "@/lib/purchase/resume-request";
import { withLogin } from "@/lib/session/login-gate";
import type { OwnOrder } from "./read-orders";

/** Opens its QR code where this page shows purchases. */
export function resumeOwnOrder({ open }: OwnOrder): void {
  if (open === null) return;
  rememberOrder(open.order, open.seconds, true);
  resumeRequest.set(open.order.orderNum);
}

export function cancelOwnOrder({ orderNum, open }: OwnOrder): Promise<Result<unknown>> {
  if (open !== null) return cancelOpenOrder(open.order);
  return withLogin(() => call("orderCancel", { order_num: orderNum }));
}

/** What a seller handed over is as it was promised: the order is completed. */
export function confirmReceipt({ orderNum }: OwnOrder): Promise<Result<unknown>> {
  return withLogin(() => call("orderReceive", { order_num: orderNum }));
}

/** @returns the same again, or null when it is chosen anew elsewhere: hours of a rent, seats of a group, ranks of a boost */
export function sameAgain(order: OwnOrder): PurchaseRequest | null {
  if (order.kind !== "goods" || order.tradeType === RENT) return null;
  return {
    goodsId: order.goodsId,
    goodsSpecId: order.specId,
    quantity: order.quantity,
    tradeTypeId: order.tradeType,
    specsType: order.specId === 0 ? 1 : 2,
    goodsName: order.goodsName,
    picture: order.picture,
  };
}
