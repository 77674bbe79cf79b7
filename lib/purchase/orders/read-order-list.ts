import { orderedText } from "@storefront/contract/listing/ordered-text";
import {
  allOrNull,
  type Fields,
  fenOrNull,
  integerOrNull,
  listOrNull,
  objectOrNull,
  textOrNull,
} from "@/lib/decode/strict";
import { deliveryOf } from "../terms/delivery";
import type { VisitorOrder } from "./visitor-order";

/** One of the buyer's unpaid orders, as listed by the marketplace. */
export interface OrderSummary {
  orderNum: string;
  goodsId: number;
  goodsName: string;
  /** The spec with pieces or hours, or the ranks of a boost. */
  detail: string;
  picture: string;
  quantity: number;
  priceFen: number;
}

/** `payable`: data to pay the order here, and the seconds left; null: it can only be paid on the phone. */
export interface UnpaidOrder extends OrderSummary {
  payable: { order: VisitorOrder; seconds: number } | null;
}

/** Reads the answer of `order/list` for pending orders. @returns null when it cannot be read */
export function readUnpaidOrders(data: unknown): UnpaidOrder[] | null {
  return listOrNull(objectOrNull(data)?.list, readUnpaidOrder);
}

/** Reads one of them. @returns null when it cannot be read */
export function readUnpaidOrder(entry: unknown): UnpaidOrder | null {
  const wire = objectOrNull(entry);
  const listed = allOrNull<OrderSummary>({
    orderNum: textOrNull(wire?.order_num) || null,
    goodsId: integerOrNull(wire?.goods_id),
    goodsName: textOrNull(wire?.goods_name),
    detail: readDetail(wire),
    picture: textOrNull(wire?.picture),
    quantity: integerOrNull(wire?.quantity),
    priceFen: fenOrNull(wire?.price),
  });
  return listed && { ...listed, payable: readPayable(wire, listed) };
}

function readDetail(wire: Fields | null): string | null {
  const spec = textOrNull(wire?.spec_name);
  const quantity = integerOrNull(wire?.quantity);
  if (spec === null || quantity === null || wire?.kind === "boost") return spec;
  return orderedText({ spec, quantity, hours: integerOrNull(wire?.rent_hours) ?? 0 });
}

/** Returns null instead of failing: an order that cannot be paid here can still be canceled. */
function readPayable(wire: Fields | null, listed: OrderSummary): UnpaidOrder["payable"] {
  const payment = objectOrNull(wire?.payment);
  const goodsSpecId = integerOrNull(wire?.goods_spec_id) ?? 0;
  const { orderNum, goodsName, priceFen, goodsId, picture, quantity } = listed;
  const order = allOrNull<VisitorOrder>({
    orderNum,
    goodsName,
    priceFen,
    payStatusApi: textOrNull(payment?.pay_status_api),
    qrcode: textOrNull(payment?.qrcode) || null,
    detailQrcode: textOrNull(payment?.detail_qrcode) || null,
    status: wire?.checking === true ? "checking" : "waiting",
    delivery: deliveryOf(integerOrNull(wire?.delivery_type)),
    request: {
      goodsId,
      goodsSpecId,
      quantity,
      tradeTypeId: integerOrNull(wire?.trade_type_id) ?? 0,
      specsType: goodsSpecId === 0 ? 1 : 2,
      goodsName,
      picture,
    },
  });
  const seconds = integerOrNull(payment?.pay_count_down);
  return order && seconds !== null ? { order, seconds } : null;
}
