import { AFTER_SALE_STATES, type AfterSaleState } from "@/contract/after-sale-rules";
import type { OrderState } from "@/contract/order-list";
import { asList } from "@/lib/decode/lenient";
import { integerOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";
import { readListedOrder, type UnpaidOrder } from "@/lib/purchase/listed-orders";
import { orderStateOf } from "./order-states";

const KINDS = ["goods", "rent", "group", "boost"] as const;

/** One of the visitor's orders, as the list shows it. */
export interface OwnOrder extends UnpaidOrder {
  state: OrderState;
  /** State of the refund request, open or closed; null: none. */
  afterSale: AfterSaleState | null;
  kind: (typeof KINDS)[number];
  /** null: not known. */
  createdAt: Date | null;
  /** Text of the QR code that opens the order on the phone; "": none. */
  phoneLink: string;
  /** Spec of a repeated order; 0: none. */
  specId: number;
  tradeType: number;
}

export interface OwnOrders {
  orders: OwnOrder[];
  total: number;
}

/**
 * Reads the answer of `order/list`; malformed entries are left out.
 * @returns null when it has no list
 */
export function readOwnOrders(data: unknown): OwnOrders | null {
  const wire = objectOrNull(data);
  if (!wire || !Array.isArray(wire.list)) return null;
  const orders = asList(wire.list, readOwnOrder);
  return { orders, total: integerOrNull(wire.total) ?? orders.length };
}

function readOwnOrder(entry: unknown): OwnOrder | null {
  const wire = objectOrNull(entry);
  const listed = readListedOrder(entry);
  const state = orderStateOf(wire?.state);
  if (!wire || !listed || !state) return null;
  const created = new Date(textOrNull(wire.created_at) ?? "");
  return {
    ...listed,
    state,
    afterSale: AFTER_SALE_STATES.find((each) => each === wire.after_sale) ?? null,
    kind: KINDS.find((kind) => kind === wire.kind) ?? "goods",
    createdAt: Number.isNaN(created.getTime()) ? null : created,
    phoneLink:
      textOrNull(wire.detail_qrcode) ?? textOrNull(objectOrNull(wire.payment)?.detail_qrcode) ?? "",
    specId: integerOrNull(wire.goods_spec_id) ?? 0,
    tradeType: integerOrNull(wire.trade_type_id) ?? 0,
  };
}
