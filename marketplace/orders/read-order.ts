import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { and, eq, inArray } from "drizzle-orm";
import { findReview, isOneOff, reviewStateOf, showOrderReview } from "../catalogue/catalogue";
import { type Placeholders, prepareOnce } from "../database/prepared-query";
import { customerRemarks, goods, orders, sellers } from "../database/schema";
import { singleRow } from "../database/single-row";
import type { Deps } from "../deps";
import { secretsOfOrder } from "../fulfilment/fulfilment";
import { endGroupIfDue } from "../groups/groups";
import { lastPlatformMessage } from "../messages/messages";
import {
  countDown,
  type Order,
  orderPageUrl,
  payStatusApi,
  refundableUntil,
} from "../order-records/order-records";
import { readOrderRecord, readProcessing, readQrTexts, readRefunds } from "../payments/payments";
import { closeAfterSaleIfDue, readAfterSale } from "../refunds/refunds";
import { followExtension } from "../rentals/rentals";
import { readDelivery } from "./delivery/read-delivery";
import { expireIfDue } from "./expire-order";
import { readBill } from "./read-bill";
import { readRental, settleRentalIfDue } from "./read-rental";

export type OrderDeps = Pick<Deps, "db" | "clock" | "config" | "payments" | "log" | "findPayable">;

/**
 * Reads the buyer's own order, expiring it or ending its group first when due.
 * @throws ApiError `orderNotFound`, also for another user's order
 */
export async function requireUserOrder(
  deps: OrderDeps,
  userId: number,
  orderNum: string,
): Promise<Order> {
  const read = async () => {
    const [order] = await findUserOrder(deps.db, { orderNum, userId });
    if (!order) throw new ApiError("orderNotFound");
    return order;
  };
  const order = await read();
  return (await settleIfDue(deps, order)) ? read() : order;
}

/**
 * Expires an order or ends its group when due.
 * @returns whether the order may have changed and must be read again
 */
export async function settleIfDue(
  deps: OrderDeps,
  order: Pick<Order, "id" | "orderNum" | "status" | "groupId" | "expiresAt">,
): Promise<boolean> {
  if (await expireIfDue(deps, order)) return true;
  if (order.status !== "grouping" || order.groupId === null) return false;
  await endGroupIfDue(deps, order.groupId);
  return true;
}

const findUserOrder = prepareOnce(
  (db, { orderNum, userId }: Placeholders<{ orderNum: string; userId: number }>) =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.orderNum, orderNum), eq(orders.userId, userId))),
);

/**
 * Reads the order page. Shows secrets only on the phone, once the order has been received (confirm-receipt.ts), and a
 * rental's only until its end.
 * @throws ApiError `orderNotFound`
 */
export async function readOrderDetail(
  deps: OrderDeps,
  { userId, device }: { userId: number; device: 1 | 2 },
  orderNum: string,
): Promise<CallAnswer<"orderDetail">> {
  await closeAfterSaleIfDue(deps, orderNum);
  const before = await requireUserOrder(deps, userId, orderNum);
  if (before.rentHours !== null) await followExtension(deps, before.id);
  await settleRentalIfDue(deps, before);
  const order = await requireUserOrder(deps, userId, orderNum);
  const rental = await readRental(deps, order);
  // The next renter uses the account of an ended rental.
  const hasEnded = rental !== null && rental.state !== "running";
  const showsSecrets = device === 1 && order.status === "collected" && !hasEnded;
  const rows = await deps.db
    .select({
      texts: goods.texts,
      tradeTypeId: goods.tradeTypeId,
      goodsType: goods.goodsType,
      seller: sellers.nickname,
    })
    .from(goods)
    .innerJoin(sellers, eq(sellers.id, order.sellerId))
    .where(eq(goods.id, order.goodsId));
  const listing = singleRow(rows);
  const review = await findReview(deps.db, order.id);
  return {
    order_num: order.orderNum,
    status: order.status === "received" ? "paid" : order.status,
    goods_id: order.goodsId,
    goods_name: order.goodsName,
    spec_name: order.specName,
    picture: order.picture,
    quantity: order.quantity,
    price: fenToYuan(order.totalFen),
    delivery_type: order.deliveryType,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    seller_nickname: listing.seller,
    rent_hours: order.rentHours ?? 0,
    deposit: fenToYuan(order.depositFen),
    cashback: fenToYuan(order.cashbackFen),
    // A refund cancels them.
    gifts: order.refundReason === null ? order.gifts : [],
    rental,
    delivery: readDelivery(order, device === 1 && !hasEnded),
    refund_reason: order.refundReason,
    ...(await readAfterSale(deps, order)),
    review_state: reviewStateOf(order, hasEnded, review),
    review: review === undefined ? null : await showOrderReview(deps, review),
    refundable_until: refundableUntil(order, deps.clock.now())?.toISOString() ?? null,
    refunds: await readRefunds(deps.db, orderNum),
    platform_message: await lastPlatformMessage(deps.db, { orderId: order.id }),
    customer_remarks: await readRemarks(deps.db, order.customerRemarks),
    leave_word: order.leaveWord,
    process: listing.texts.process ?? [],
    processing: (await readProcessing(deps.db, [orderNum])).get(orderNum) ?? null,
    // Read after it was settled: still unpaid after the deadline, its provider has not answered.
    checking: order.status === "pending" && order.expiresAt <= deps.clock.now(),
    group_id: order.groupId ?? 0,
    payment: order.status === "pending" ? await paymentOf(deps, order) : null,
    secrets: showsSecrets ? await secretsOf(deps, order.id) : [],
    ...(await readOrderRecord(deps.db, order)),
    bill: await readBill(deps.db, order),
    detail_qrcode: orderPageUrl(deps.config, order),
    goods_spec_id: order.specId ?? 0,
    trade_type_id: listing.tradeTypeId,
    one_off: isOneOff(listing),
    remark: order.remark,
    collected_at: order.collectedAt?.toISOString() ?? null,
  };
}

async function paymentOf(
  { db, clock }: OrderDeps,
  order: Order,
): Promise<CallAnswer<"orderDetail">["payment"]> {
  const texts = await readQrTexts(db, [order.orderNum]);
  return {
    pay_count_down: countDown(order, clock.now()),
    qrcode: texts.get(order.orderNum) ?? "",
    pay_status_api: payStatusApi(order),
  };
}

/** Reads the buyer's remarks with the titles of the seller's fields; a deleted field has no title. */
async function readRemarks(
  db: OrderDeps["db"],
  remarks: Order["customerRemarks"],
): Promise<CallAnswer<"orderDetail">["customer_remarks"]> {
  if (remarks.length === 0) return [];
  const ids = remarks.map(({ remark_id }) => remark_id);
  const fields = await db.select().from(customerRemarks).where(inArray(customerRemarks.id, ids));
  return remarks.map(({ remark_id, content }) => ({
    title: fields.find(({ id }) => id === remark_id)?.title ?? "",
    content,
  }));
}

/** Reads the secrets, which are assigned on payment and may be exchanged by an operator. */
async function secretsOf({ db }: OrderDeps, orderId: number): Promise<string[]> {
  return (await secretsOfOrder(db, orderId)).map(({ secret }) => secret);
}
