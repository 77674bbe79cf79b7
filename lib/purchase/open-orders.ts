import { readUserId } from "@/lib/cookies/session-cookies";
import {
  allOrNull,
  integerOrNull,
  listOrNull,
  objectOrNull,
  textOrNull,
} from "@/lib/decode/strict";
import { onStored, readStored, writeStored } from "@/lib/storage/session-storage";
import { stableList } from "@/lib/storage/stable-list";
import { keptDelivery } from "./delivery";
import { channelKind } from "./offer";
import type { OpenOrder } from "./open-order";
import type { PurchaseRequest } from "./purchase-request";
import { OPEN_ORDERS } from "./session-keys";

/** The orders of this window that wait for a payment or whose card secret has not been collected (product §10.16). */
const MAX_KEPT = 5;
const NONE: readonly KeptOrder[] = [];

/**
 * `until`: when the payment is due, by this browser's wall clock; a notice may lean on it, money never. `listed`: made
 * elsewhere, and known from the buyer's list: shown to no one else.
 */
export type KeptOrder = OpenOrder & { userId: string; until: number; listed: boolean };
const stable = stableList<KeptOrder>();

/** @returns this buyer's open orders, the latest first; the same array as long as nothing changed */
export function openOrders(): readonly KeptOrder[] {
  return keptOrders();
}

function everyOrder(): readonly KeptOrder[] {
  return listOrNull(readStored(OPEN_ORDERS), readKept) ?? NONE;
}

function keptOrders(): readonly KeptOrder[] {
  const userId = readUserId();
  const isOwn = (order: KeptOrder) =>
    userId ? !order.userId || order.userId === userId : !order.listed;
  return stable(everyOrder().filter(isOwn));
}

/** @returns this window's order for these goods that waits for its payment */
export function waitingOrder(goodsId: number): OpenOrder | null {
  return waitingOrders().find(({ request }) => request.goodsId === goodsId) ?? null;
}

/** @returns those that can still be paid, as far as this browser's clock says */
export function waitingOrders(): readonly KeptOrder[] {
  const now = Date.now();
  return keptOrders().filter(({ status, until }) => status === "waiting" && now < until);
}

/**
 * @param seconds how long the order waits for its payment; without it what was known before stays
 * @param listed whether it is known from the buyer's list only
 */
export function rememberOrder(order: OpenOrder, seconds?: number, listed = false): void {
  const kept = everyOrder();
  const others = kept.filter(({ orderNum }) => orderNum !== order.orderNum);
  const known = kept.find(({ orderNum }) => orderNum === order.orderNum);
  const until = seconds === undefined ? (known?.until ?? 0) : Date.now() + seconds * 1000;
  const own = { userId: readUserId() ?? "", until, listed: known?.listed ?? listed };
  write([{ ...order, ...own }, ...others].slice(0, MAX_KEPT));
}

export function forgetOrder(orderNum: string): void {
  write(everyOrder().filter((kept) => kept.orderNum !== orderNum));
}

/** @returns a function that ends the subscription */
export const onOpenOrders = (listener: () => void): (() => void) => onStored(listener, OPEN_ORDERS);

function write(orders: readonly OpenOrder[]): void {
  writeStored(OPEN_ORDERS, orders.length > 0 ? orders : null);
}

function readKept(entry: unknown): KeptOrder | null {
  const kept = objectOrNull<keyof KeptOrder>(entry);
  return allOrNull<KeptOrder>({
    orderNum: textOrNull(kept?.orderNum) || null,
    goodsName: textOrNull(kept?.goodsName),
    priceFen: integerOrNull(kept?.priceFen),
    payStatusApi: textOrNull(kept?.payStatusApi),
    qrcode: textOrNull(kept?.qrcode),
    detailQrcode: textOrNull(kept?.detailQrcode),
    status: kept?.status === "waiting" || kept?.status === "paid" ? kept.status : null,
    delivery: keptDelivery(kept?.delivery),
    channel: channelKind(kept?.channel) ?? undefined,
    request: readRequest(kept?.request),
    userId: textOrNull(kept?.userId),
    until: integerOrNull(kept?.until),
    listed: kept?.listed === true,
  });
}

/** Written by this page; checked for what the purchase cannot do without. */
export function readRequest(value: unknown): PurchaseRequest | null {
  const request = objectOrNull<keyof PurchaseRequest>(value);
  const isRead =
    integerOrNull(request?.goodsId) !== null &&
    integerOrNull(request?.goodsSpecId) !== null &&
    integerOrNull(request?.quantity) !== null &&
    textOrNull(request?.goodsName) !== null;
  return isRead ? (value as PurchaseRequest) : null;
}
