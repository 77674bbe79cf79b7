import { depositText } from "@storefront/contract/labels/deposit-labels";
import { REVIEW_STATES, type ReviewState } from "@storefront/contract/listing/review-terms";
import type { OrderState } from "@storefront/contract/orders/order-list";
import { type RentalState, rentalState } from "@storefront/contract/orders/placed-order";
import {
  AFTER_SALE_STATES,
  type AfterSaleState,
} from "@storefront/contract/refunds/after-sale-rules";
import { DEPOSIT_STATES } from "@storefront/contract/refunds/deposit-claim";
import { fullTime } from "@storefront/contract/text/china-time";
import { asList } from "@/lib/decode/lenient";
import { oneOf } from "@/lib/decode/one-of";
import { dateOrNull, integerOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";
import { readUnpaidOrder, type UnpaidOrder } from "@/lib/purchase/orders/read-order-list";
import { type Refund, readRefunds } from "@/lib/purchase/terms/outcome";
import { orderStateOf } from "./order-states";

const KINDS = ["goods", "rent", "group", "boost"] as const;

const UNSOLD: readonly OrderState[] = ["pending", "expired", "cancelled"];

/** One of the visitor's orders, as the list shows it. */
export interface AccountOrder extends UnpaidOrder {
  state: OrderState;
  /** State of the refund request, open or closed; null: none. */
  afterSale: AfterSaleState | null;
  /** null: not a rent, or not started. */
  rental: RentalState | null;
  /** null: none, and none can be written. */
  review: ReviewState | null;
  /** Time at which a paid order is refunded unless it is fulfilled; null: it is not being fulfilled. */
  refundAt: Date | null;
  /** Its time to pay is over, and the provider has not said whether it was paid: it cannot be paid or canceled. */
  isChecking?: boolean;
  /** Refunds, except those of a deposit. */
  refunds: readonly Refund[];
  kind: (typeof KINDS)[number];
  /** null: not known. */
  createdAt: Date | null;
  /** Text of the QR code that opens the order on the phone; "": none. */
  phoneLink: string;
  /** Spec of a repeated order; 0: none. */
  specId: number;
  tradeType: number;
  /** For a single account: sold. */
  isSoldOff: boolean;
  /** Key of the brand on whose site it was ordered; "": not known. */
  brand: string;
  /** The deposit of a rental that has started, in words; "": none. */
  depositText: string;
}

export interface AccountOrders {
  orders: AccountOrder[];
  total: number;
}

/**
 * Reads the answer of `order/list`; malformed entries are left out.
 * @returns null when it has no list
 */
export function readAccountOrders(data: unknown): AccountOrders | null {
  const wire = objectOrNull(data);
  if (!wire || !Array.isArray(wire.list)) return null;
  const orders = asList(wire.list, readAccountOrder);
  return { orders, total: integerOrNull(wire.total) ?? orders.length };
}

/** Reads one entry of the list. @returns null when it cannot be read */
export function readAccountOrder(entry: unknown): AccountOrder | null {
  const wire = objectOrNull(entry);
  const listed = readUnpaidOrder(entry);
  const state = orderStateOf(wire?.state);
  if (!wire || !listed || !state) return null;
  return {
    ...listed,
    ...(wire.checking === true ? { isChecking: true, payable: null } : {}),
    state,
    afterSale: oneOf(AFTER_SALE_STATES, wire.after_sale),
    rental: oneOf(rentalState.options, wire.rental),
    review: oneOf(REVIEW_STATES, wire.review_state),
    kind: KINDS.find((kind) => kind === wire.kind) ?? "goods",
    refundAt: dateOrNull(objectOrNull(wire.processing)?.refund_at),
    refunds: readRefunds(wire.refunds).filter(({ cause }) => cause !== "deposit"),
    createdAt: dateOrNull(wire.created_at),
    phoneLink:
      textOrNull(wire.detail_qrcode) ?? textOrNull(objectOrNull(wire.payment)?.detail_qrcode) ?? "",
    specId: integerOrNull(wire.goods_spec_id) ?? 0,
    tradeType: integerOrNull(wire.trade_type_id) ?? 0,
    isSoldOff: wire.one_off === true && !UNSOLD.includes(state),
    brand: textOrNull(wire.brand) ?? "",
    depositText: readDeposit(wire.deposit),
  };
}

function readDeposit(entry: unknown): string {
  const wire = objectOrNull(entry);
  const state = oneOf(DEPOSIT_STATES, wire?.state);
  const amount = textOrNull(wire?.amount);
  if (!wire || state === null || amount === null) return "";
  const due = new Date(textOrNull(wire.due_at) ?? "");
  const text = depositText({
    ...{ state, amount, returned: textOrNull(wire.returned) ?? "0.00" },
    due: Number.isNaN(due.getTime()) ? null : fullTime(due).slice(0, -":00".length),
  });
  return `押金 ¥${amount} ${text}`;
}
