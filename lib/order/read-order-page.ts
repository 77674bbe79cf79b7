import { refundHeading } from "@storefront/contract/labels/refund-headings";
import { REFUND_REASONS } from "@storefront/contract/refunds/order-refund";
import { readLedgerEntry } from "@/lib/account/read-ledger";
import { readOrderReview } from "@/lib/account/read-order-review";
import { readAccountOrder } from "@/lib/account/read-orders";
import { asCount, asFen, asList, asObject, asText } from "@/lib/decode/lenient";
import { oneOf } from "@/lib/decode/one-of";
import {
  dateOrNull,
  type Fields,
  fenOrNull,
  integerOrNull,
  objectOrNull,
  textOrNull,
} from "@/lib/decode/strict";
import { deliveryOf } from "@/lib/purchase/terms/delivery";
import { readDiscounts } from "@/lib/purchase/terms/discount-lines";
import { channelKind } from "@/lib/purchase/terms/offer";
import { readRefunds } from "@/lib/purchase/terms/outcome";
import type { Bill, DatedRefund, Delivery, Note, OrderPage } from "./order-page";
import { isOpenDispute, readAfterSale } from "./read-dispute";
import { readRental } from "./read-rental";

/** Reads the answer of `order/detail`. Never reads `secrets`. @returns null without a readable order */
export function readOrderPage(data: unknown): OrderPage | null {
  const wire = objectOrNull(data);
  const order = wire && readAccountOrder(toListed(wire));
  if (!order) return null;
  return {
    ...readCommon(wire),
    order,
    sellerName: asText(wire.seller_nickname, 100),
    isManual: isManual(wire.delivery_type),
    bill: readBill(wire, order.quantity),
    gifts: asList(wire.gifts, (gift) => asText(gift, 200) || null),
    cashbackFen: asFen(wire.cashback),
    notes: readNotes(wire),
    delivery: readDelivery(wire.delivery),
    rental: readRental(wire.rental),
    boost: null,
    refundableUntil: dateOrNull(wire.refundable_until),
    review: readOrderReview(wire),
    process: asList(wire.process, readStep),
    groupId: asCount(wire.group_id),
  };
}

/** Reads what the details of goods orders and boosts have in common. */
export function readCommon(wire: Fields) {
  const afterSale = readAfterSale(wire.after_sale);
  return {
    times: {
      paid: dateOrNull(wire.paid_at),
      cancelled: dateOrNull(wire.cancelled_at),
      collected: dateOrNull(wire.collected_at),
    },
    channel: channelKind(wire.channel) ?? null,
    afterSale,
    afterSaleUntil: dateOrNull(wire.after_sale_until),
    refunds: readDatedRefunds(wire.refunds),
    refundReason: readRefundReason(wire),
    ledger: asList(wire.ledger, readLedgerEntry),
    platformMessage: readPlatformMessage(wire.platform_message),
  };
}

/** The order in the form of `order/list`, from the fields of its detail that have other names or values there. */
function toListed(wire: Fields): Fields {
  const isRefunding = wire.status === "refund_due" || isOpenDispute(wire.after_sale);
  const rental = objectOrNull(wire.rental);
  const payment = objectOrNull(wire.payment);
  const phoneLink = textOrNull(wire.detail_qrcode) ?? "";
  return {
    ...wire,
    kind: asCount(wire.rent_hours) > 0 ? "rent" : asCount(wire.group_id) > 0 ? "group" : "goods",
    state: isRefunding ? "refunding" : wire.status,
    after_sale: objectOrNull(wire.after_sale)?.state,
    rental: rental?.state,
    payment: payment && { ...payment, detail_qrcode: phoneLink },
    deposit: null,
  };
}

const isManual = (type: unknown): boolean => deliveryOf(integerOrNull(type)) === "manual";

function readBill(wire: Fields, quantity: number): Bill | null {
  const bill = objectOrNull(wire.bill);
  const unitFen = fenOrNull(bill?.unit_price);
  if (bill === null || unitFen === null) return null;
  const coupon = objectOrNull(bill.coupon);
  return {
    unitFen,
    quantity,
    discounts: readDiscounts(bill.discounts),
    coupon: coupon && { name: asText(coupon.coupon_name, 100), fen: asFen(coupon.amount) },
    depositFen: asFen(wire.deposit),
  };
}

function readNotes(wire: Fields): Note[] {
  const answers = asList(wire.customer_remarks, (entry) => {
    const { title, content } = asObject(entry);
    const text = asText(content);
    return text === "" ? null : { label: asText(title, 100) || "补充信息", text };
  });
  const leaveWord = asText(wire.leave_word);
  const remark = asText(wire.remark);
  const said = [
    { label: "给卖家留言", text: leaveWord },
    { label: "备注", text: remark === leaveWord ? "" : remark },
  ];
  return [...answers, ...said.filter(({ text }) => text !== "")];
}

function readDelivery(value: unknown): Delivery | null {
  const wire = objectOrNull(value);
  if (wire === null) return null;
  return {
    deliverBy: dateOrNull(wire.deliver_by),
    deliveringAt: dateOrNull(wire.delivering_at),
    deliveredAt: dateOrNull(wire.delivered_at),
    confirmBy: dateOrNull(wire.confirm_by),
    completedAt: dateOrNull(wire.completed_at),
    byTime: wire.completed_by === "time",
  };
}

function readDatedRefunds(value: unknown): DatedRefund[] {
  return asList(value, (entry) => {
    const [refund] = readRefunds([entry]);
    const { refunded_at, created_at } = asObject(entry);
    return refund ? { ...refund, at: dateOrNull(refunded_at) ?? dateOrNull(created_at) } : null;
  });
}

function readRefundReason(wire: Fields): string {
  const status = wire.status === "refund_due" ? "due" : wire.status === "refunded" ? "done" : null;
  if (status === null) return "";
  const reason = oneOf(REFUND_REASONS, wire.refund_reason);
  const causes = readRefunds(wire.refunds).map(({ cause }) => cause);
  if (reason === null && causes.length === 0) return "";
  return refundHeading(reason, causes)[status];
}

function readPlatformMessage(value: unknown): OrderPage["platformMessage"] {
  const wire = objectOrNull(value);
  const text = asText(wire?.text);
  return text === "" ? null : { text, at: dateOrNull(wire?.created_at) };
}

function readStep(value: unknown): { name: string; brief: string } | null {
  const { name, brief } = asObject(value);
  const title = asText(name, 100);
  return title === "" ? null : { name: title, brief: asText(brief, 500) };
}
