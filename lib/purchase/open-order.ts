import { type Delivery, keptDelivery } from "./delivery";
import type { PurchaseRequest } from "./purchase-request";
import { complete, fenOf, recordOf, textOf, wholeOf } from "./read-wire";
import type { Submission } from "./submission";

/** An order that exists at the marketplace, and all that is needed to show its QR codes again. No card secret. */
export interface OpenOrder extends Record<string, unknown> {
  orderNum: string;
  goodsName: string;
  priceFen: number;
  /** As the server gave it: passed through the path guard each time it is used. */
  payStatusApi: string;
  qrcode: string;
  detailQrcode: string;
  status: "waiting" | "paid";
  delivery: Delivery;
  /** To order the same again. */
  request: PurchaseRequest;
}

/** Reads what `build` answers. @returns null when a field is missing */
export function readOrderResult(
  data: unknown,
  { request, delivery }: Pick<Submission, "request" | "delivery">,
): { order: OpenOrder; countDown: number } | null {
  const wire = recordOf(data);
  const made = recordOf(wire?.order);
  const order = complete<OpenOrder>({
    orderNum: textOf(made?.order_num) || null,
    goodsName: textOf(made?.goods_name),
    priceFen: fenOf(made?.price),
    payStatusApi: textOf(made?.pay_status_api),
    qrcode: textOf(wire?.qrcode),
    detailQrcode: textOf(wire?.detail_qrcode) || null,
    status: "waiting",
    delivery: keptDelivery(delivery),
    request,
  });
  const countDown = wholeOf(made?.pay_count_down);
  return order && countDown !== null ? { order, countDown } : null;
}

export interface PayStatus extends Record<string, unknown> {
  /** 0 waiting, 1 paid, 2 closed unpaid. */
  status: number;
  /** Whole seconds. */
  countDown: number;
}

export function readPayStatus(data: unknown): PayStatus | null {
  const wire = recordOf(data);
  return complete<PayStatus>({
    status: wholeOf(wire?.pay_status),
    countDown: wholeOf(wire?.pay_count_down),
  });
}
