import { allOrNull, fenOrNull, integerOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";
import { type Delivery, readStoredDelivery } from "../terms/delivery";
import type { Channel } from "../terms/offer";
import { type Outcome, readOutcome } from "../terms/outcome";
import type { PurchaseRequest } from "../terms/purchase-request";
import { PAY_WINDOW_S } from "../terms/times";
import type { Submission } from "./submission";

/** In the order in which orders are offered to the buyer. */
export const ORDER_STATUSES = [
  "waiting",
  "delivered",
  "checking",
  "processing",
  "refunding",
  "paid",
  "grouping",
  "delivering",
  "disputed",
] as const;

/** Whether only the pay status knows the order's outcome, and the order list does not. */
export const isUndecided = (status: VisitorOrder["status"]): boolean =>
  status === "checking" || status === "processing";

/** An order at the marketplace, with everything needed to show its QR codes again. Contains no card secret. */
export interface VisitorOrder {
  orderNum: string;
  goodsName: string;
  priceFen: number;
  /** As sent by the server: must pass the path guard each time it is used. */
  payStatusApi: string;
  qrcode: string;
  /** "": the server sent none; the order is found in the app then. */
  detailQrcode: string;
  /**
   * checking: its time to pay is over, and the provider has not said whether it was paid. processing: paid, and not fulfilled yet. refunding: paid, and its money goes back. The others are states of a paid
   * order in the buyer's order list; disputed: a refund is requested.
   */
  status: (typeof ORDER_STATUSES)[number];
  delivery: Delivery;
  /** Channel of the QR code, when known. */
  channel?: Channel["kind"] | undefined;
  /** For ordering the same again. */
  request: PurchaseRequest;
}

/**
 * Reads the answer of `build`. Missing fields are taken from the submission or left empty, because the order exists.
 * @returns null when it has no order
 */
export function readOrderResult(
  data: unknown,
  { request, delivery, channel, shownFen, payload }: Submission,
): { order: VisitorOrder; countDown: number } | null {
  const wire = objectOrNull(data);
  const made = objectOrNull(wire?.order);
  const order = allOrNull<VisitorOrder>({
    // The specified answer has no order number: it is the one that was sent (product §3 Order result).
    orderNum: made && (textOrNull(made.order_num) || payload.order_num),
    goodsName: textOrNull(made?.goods_name) || request.goodsName,
    priceFen: fenOrNull(made?.price) ?? shownFen,
    payStatusApi: textOrNull(made?.pay_status_api) ?? "",
    qrcode: textOrNull(wire?.qrcode) ?? "",
    detailQrcode: textOrNull(wire?.detail_qrcode) ?? "",
    status: "waiting",
    delivery: readStoredDelivery(delivery),
    channel,
    request,
  });
  return order && { order, countDown: integerOrNull(made?.pay_count_down) ?? PAY_WINDOW_S };
}

export interface PayStatus {
  /** 0 waiting, 1 paid, 2 closed unpaid, 3 being refunded, 4 waiting after a refused payment. */
  status: number;
  /** Integer seconds; null when the server sends none. */
  countDown: number | null;
  /** For an order that is being checked, or paid and not fulfilled; else null. */
  outcome: Outcome | null;
}

export function readPayStatus(data: unknown): PayStatus | null {
  const wire = objectOrNull(data);
  const status = integerOrNull(wire?.pay_status);
  if (status === null) return null;
  return {
    status,
    countDown: integerOrNull(wire?.pay_count_down),
    outcome: readOutcome(data, status),
  };
}
