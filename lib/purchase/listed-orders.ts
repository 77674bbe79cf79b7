import { complete, fenOf, integerOf, listOf, objectOf, textOf } from "./decode-strict";
import { deliveryOf } from "./delivery";
import type { OpenOrder } from "./open-order";

/** One of the buyer's unpaid orders, as the marketplace lists them. */
export interface ListedOrder extends Record<string, unknown> {
  orderNum: string;
  goodsId: number;
  goodsName: string;
  /** The spec, or from where to where a boost goes; "" none. */
  detail: string;
  picture: string;
  quantity: number;
  priceFen: number;
}

/** `open`: what is needed to pay it here, and for how many seconds more; null: it is paid on the phone. */
export interface UnpaidOrder extends ListedOrder {
  open: { order: OpenOrder; seconds: number } | null;
}

/** Reads what `order/list` answers for pending orders. @returns null when it cannot be read */
export function readListedOrders(data: unknown): UnpaidOrder[] | null {
  return listOf(objectOf(data)?.list, readListedOrder);
}

/** Reads one of them. @returns null when it cannot be read */
export function readListedOrder(entry: unknown): UnpaidOrder | null {
  const wire = objectOf(entry);
  const listed = complete<ListedOrder>({
    orderNum: textOf(wire?.order_num) || null,
    goodsId: integerOf(wire?.goods_id),
    goodsName: textOf(wire?.goods_name),
    detail: textOf(wire?.spec_name),
    picture: textOf(wire?.picture),
    quantity: integerOf(wire?.quantity),
    priceFen: fenOf(wire?.price),
  });
  return listed && { ...listed, open: readOpen(wire, listed) };
}

/** What cannot be paid here can still be cancelled, so this is missing rather than wrong. */
function readOpen(wire: Record<string, unknown> | null, listed: ListedOrder): UnpaidOrder["open"] {
  const payment = objectOf(wire?.payment);
  const goodsSpecId = integerOf(wire?.goods_spec_id) ?? 0;
  const { orderNum, goodsName, priceFen, goodsId, picture, quantity } = listed;
  const order = complete<OpenOrder>({
    orderNum,
    goodsName,
    priceFen,
    payStatusApi: textOf(payment?.pay_status_api),
    qrcode: textOf(payment?.qrcode) || null,
    detailQrcode: textOf(payment?.detail_qrcode) || null,
    status: "waiting",
    delivery: deliveryOf(integerOf(wire?.delivery_type)),
    request: {
      goodsId,
      goodsSpecId,
      quantity,
      tradeTypeId: integerOf(wire?.trade_type_id) ?? 0,
      specsType: goodsSpecId === 0 ? 1 : 2,
      goodsName,
      picture,
    },
  });
  const seconds = integerOf(payment?.pay_count_down);
  return order && seconds !== null ? { order, seconds } : null;
}
