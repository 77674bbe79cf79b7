import { complete, fenOf, integerOf, objectOf, textOf } from "./decode-strict";
import { type Delivery, keptDelivery } from "./delivery";
import type { Channel } from "./offer";
import type { PurchaseRequest } from "./purchase-request";
import type { Submission } from "./submission";
import { PAY_WINDOW_S } from "./times";

/** An order that exists at the marketplace, and all that is needed to show its QR codes again. No card secret. */
export interface OpenOrder extends Record<string, unknown> {
  orderNum: string;
  goodsName: string;
  priceFen: number;
  /** As the server gave it: passed through the path guard each time it is used. */
  payStatusApi: string;
  qrcode: string;
  /** "": the server gave none; then the order is found in the app. */
  detailQrcode: string;
  status: "waiting" | "paid";
  delivery: Delivery;
  /** What the QR code is paid with, where it is known. */
  channel?: Channel["kind"] | undefined;
  /** To order the same again. */
  request: PurchaseRequest;
}

/**
 * Reads what `build` answers. What is missing is taken from the submission, or its part is not shown: the order exists.
 * @returns null when it holds no order
 */
export function readOrderResult(
  data: unknown,
  { request, delivery, channel, shownFen, payload }: Submission,
): { order: OpenOrder; countDown: number } | null {
  const wire = objectOf(data);
  const made = objectOf(wire?.order);
  const order = complete<OpenOrder>({
    // The specification's answer has no number: it is the one that was sent (product §3 Order result).
    orderNum: made && (textOf(made.order_num) || payload.order_num),
    goodsName: textOf(made?.goods_name) || request.goodsName,
    priceFen: fenOf(made?.price) ?? shownFen,
    payStatusApi: textOf(made?.pay_status_api) ?? "",
    qrcode: textOf(wire?.qrcode) ?? "",
    detailQrcode: textOf(wire?.detail_qrcode) ?? "",
    status: "waiting",
    delivery: keptDelivery(delivery),
    channel,
    request,
  });
  return order && { order, countDown: integerOf(made?.pay_count_down) ?? PAY_WINDOW_S };
}

export interface PayStatus {
  /** 0 waiting, 1 paid, 2 closed unpaid, 3 the money goes back, 4 waiting after a payment that was refused. */
  status: number;
  /** Whole seconds; null when the server does not say. */
  countDown: number | null;
}

export function readPayStatus(data: unknown): PayStatus | null {
  const wire = objectOf(data);
  const status = integerOf(wire?.pay_status);
  return status === null ? null : { status, countDown: integerOf(wire?.pay_count_down) };
}
