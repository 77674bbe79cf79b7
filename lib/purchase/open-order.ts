import { allOrNull, fenOrNull, integerOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";
import { type Delivery, keptDelivery } from "./delivery";
import type { Channel } from "./offer";
import type { PurchaseRequest } from "./purchase-request";
import type { Submission } from "./submission";
import { PAY_WINDOW_S } from "./times";

/** An order that exists at the marketplace, and all that is needed to show its QR codes again. No card secret. */
export interface OpenOrder {
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
  const wire = objectOrNull(data);
  const made = objectOrNull(wire?.order);
  const order = allOrNull<OpenOrder>({
    // The specification's answer has no number: it is the one that was sent (product §3 Order result).
    orderNum: made && (textOrNull(made.order_num) || payload.order_num),
    goodsName: textOrNull(made?.goods_name) || request.goodsName,
    priceFen: fenOrNull(made?.price) ?? shownFen,
    payStatusApi: textOrNull(made?.pay_status_api) ?? "",
    qrcode: textOrNull(wire?.qrcode) ?? "",
    detailQrcode: textOrNull(wire?.detail_qrcode) ?? "",
    status: "waiting",
    delivery: keptDelivery(delivery),
    channel,
    request,
  });
  return order && { order, countDown: integerOrNull(made?.pay_count_down) ?? PAY_WINDOW_S };
}

export interface PayStatus {
  /** 0 waiting, 1 paid, 2 closed unpaid, 3 the money goes back, 4 waiting after a payment that was refused. */
  status: number;
  /** Whole seconds; null when the server does not say. */
  countDown: number | null;
}

export function readPayStatus(data: unknown): PayStatus | null {
  const wire = objectOrNull(data);
  const status = integerOrNull(wire?.pay_status);
  return status === null ? null : { status, countDown: integerOrNull(wire?.pay_count_down) };
}
