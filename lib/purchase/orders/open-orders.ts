import { readUserId } from "@/lib/cookies/read-session";
import {
  allOrNull,
  integerOrNull,
  listOrNull,
  objectOrNull,
  textOrNull,
} from "@/lib/decode/strict";
import { onStored, readStored, writeStored } from "@/lib/storage/session-storage";
import { stableList } from "@/lib/storage/stable-list";
import { readStoredDelivery } from "../terms/delivery";
import { channelKind } from "../terms/offer";
import type { PurchaseRequest } from "../terms/purchase-request";
import { type OpenOrder, ORDER_STATUSES } from "./open-order";
import { OPEN_ORDERS } from "./session-keys";

/** Stores this window's orders that are unpaid or whose card secret has not been collected (product §10.16). */
const MAX_ORDERS = 5;

/**
 * `until`: when the payment is due by this browser's wall clock, good enough for notices but not for payments.
 * `listed`: created elsewhere and known from the buyer's order list, so it is shown to this buyer only.
 */
export type StoredOrder = OpenOrder & { userId: string; until: number; listed: boolean };
const stable = stableList<StoredOrder>();

/** @returns this buyer's open orders, latest first; the same array until something changes */
export function openOrders(): readonly StoredOrder[] {
  const userId = readUserId();
  const belongsToVisitor = (order: StoredOrder) =>
    userId ? !order.userId || order.userId === userId : !order.listed;
  return stable(readAllOrders().filter(belongsToVisitor));
}

function readAllOrders(): readonly StoredOrder[] {
  return listOrNull(readStored(OPEN_ORDERS), readKept) ?? [];
}

/** @returns this window's unpaid order for these goods */
export function waitingOrder(goodsId: number): OpenOrder | null {
  return waitingOrders().find(({ request }) => request.goodsId === goodsId) ?? null;
}

/** @returns the orders that can still be paid, by this browser's clock */
export function waitingOrders(): readonly StoredOrder[] {
  const now = Date.now();
  return openOrders().filter(({ status, until }) => status === "waiting" && now < until);
}

/**
 * Stores an order, or replaces the stored one.
 * @param seconds remaining time to pay; undefined keeps the known deadline
 * @param listed whether it is known only from the buyer's order list
 */
export function rememberOrder(order: OpenOrder, seconds?: number, listed = false): void {
  const kept = readAllOrders();
  const others = kept.filter(({ orderNum }) => orderNum !== order.orderNum);
  const known = kept.find(({ orderNum }) => orderNum === order.orderNum);
  const until = seconds === undefined ? (known?.until ?? 0) : Date.now() + seconds * 1000;
  const own = { userId: readUserId() ?? "", until, listed: known?.listed ?? listed };
  write([{ ...order, ...own }, ...others].slice(0, MAX_ORDERS));
}

export function forgetOrder(orderNum: string): void {
  write(readAllOrders().filter((kept) => kept.orderNum !== orderNum));
}

/** @returns an unsubscribe function */
export const onOpenOrders = (listener: () => void): (() => void) => onStored(listener, OPEN_ORDERS);

function write(orders: readonly OpenOrder[]): void {
  writeStored(OPEN_ORDERS, orders.length > 0 ? orders : null);
}

function readKept(entry: unknown): StoredOrder | null {
  const kept = objectOrNull<keyof StoredOrder>(entry);
  return allOrNull<StoredOrder>({
    orderNum: textOrNull(kept?.orderNum) || null,
    goodsName: textOrNull(kept?.goodsName),
    priceFen: integerOrNull(kept?.priceFen),
    payStatusApi: textOrNull(kept?.payStatusApi),
    qrcode: textOrNull(kept?.qrcode),
    detailQrcode: textOrNull(kept?.detailQrcode),
    status: ORDER_STATUSES.find((status) => status === kept?.status) ?? null,
    delivery: readStoredDelivery(kept?.delivery),
    channel: channelKind(kept?.channel) ?? undefined,
    request: readRequest(kept?.request),
    userId: textOrNull(kept?.userId),
    until: integerOrNull(kept?.until),
    listed: kept?.listed === true,
  });
}

/** Reads a request that this page stored, checking the fields that a purchase requires. */
export function readRequest(value: unknown): PurchaseRequest | null {
  const request = objectOrNull<keyof PurchaseRequest>(value);
  const isRead =
    integerOrNull(request?.goodsId) !== null &&
    integerOrNull(request?.goodsSpecId) !== null &&
    integerOrNull(request?.quantity) !== null &&
    textOrNull(request?.goodsName) !== null;
  return isRead ? (value as PurchaseRequest) : null;
}
