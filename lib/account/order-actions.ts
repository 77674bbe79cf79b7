import { RENT } from "@storefront/contract/listing/trade";
import { call } from "@/lib/api/call.client";
import type { Result } from "@/lib/api/result";
import { cancelVisitorOrder } from "@/lib/purchase/orders/cancel-visitor-order";
import { rememberOrder } from "@/lib/purchase/orders/visitor-orders";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { resumeRequest } from "@/lib/purchase/terms/resume-request";
import { withLogin } from "@/lib/session/login-gate";
import type { AccountOrder } from "./read-orders";

interface Numbered {
  orderNum: string;
}

/** Asks the purchase dialog of this page to show the order's QR code. */
export function resumeOrder({ payable }: AccountOrder): void {
  if (payable === null) return;
  rememberOrder(payable.order, payable.seconds, true);
  resumeRequest.set(payable.order.orderNum);
}

export function cancelAccountOrder({ orderNum, payable }: AccountOrder): Promise<Result<unknown>> {
  if (payable !== null) return cancelVisitorOrder(payable.order);
  return withLogin(() => call("orderCancel", { order_num: orderNum }));
}

/** Confirms that the delivery is as promised, which completes the order. */
export function confirmReceipt({ orderNum }: Numbered): Promise<Result<unknown>> {
  return withLogin(() => call("orderReceive", { order_num: orderNum }));
}

/** 无理由退款: undoes an order that was not handed over, at once. */
export const refundNow = ({ orderNum: order_num }: Numbered): Promise<Result<unknown>> =>
  withLogin(() => call("orderRefund", { order_num }));

export const withdrawRefund = ({ orderNum: order_num }: Numbered): Promise<Result<unknown>> =>
  withLogin(() => call("withdrawRefund", { order_num }));

/** Cancels a paid boost that nobody has accepted; its price is refunded. */
export const cancelBoost = ({ orderNum: order_num }: Numbered): Promise<Result<unknown>> =>
  withLogin(() => call("boostCancel", { order_num }));

export const returnRental = ({ orderNum: order_num }: Numbered): Promise<Result<unknown>> =>
  withLogin(() => call("returnRental", { order_num }));

/** Agrees to the part of the deposit that the seller claims. */
export const acceptClaim = ({ orderNum: order_num }: Numbered): Promise<Result<unknown>> =>
  withLogin(() => call("answerDepositClaim", { order_num, act: "accept" }));

/** Cancels an unpaid extension of a rental. */
export const cancelExtension = ({ orderNum: order_num }: Numbered): Promise<Result<unknown>> =>
  withLogin(() => call("orderCancel", { order_num }));

/** @returns a request that repeats the order; null when it needs new choices (rent hours, group seats, boost ranks), or cannot be repeated */
export function repeatRequest(order: AccountOrder): PurchaseRequest | null {
  if (order.kind !== "goods" || order.tradeType === RENT || order.isSoldOff) return null;
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
