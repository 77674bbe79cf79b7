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
import { readRequest } from "../terms/purchase-request";
import { VISITOR_ORDERS } from "./session-keys";
import { isShown } from "./shown-orders";
import { unpaidOrders } from "./unpaid-orders";
import { ORDER_STATUSES, type VisitorOrder } from "./visitor-order";

/**
 * The visitor's orders that are unpaid or not received (product §10.16), as this window knows them: one list in session
 * storage, which `sync-visitor-orders.ts` brings up to date, and the questions that the page asks of it.
 */
export type StoredOrder = VisitorOrder & {
  userId: string;
  /** When the payment is due by this browser's wall clock, good enough for messages but not for payments. */
  until: number;
  /** Created elsewhere and known from the buyer's order list, so it is shown to this buyer only. */
  listed: boolean;
  /** Not offered by the resume bar of this window any more; it stays payable elsewhere. */
  dismissed: boolean;
};

/** Most orders that are offered, and most that were dismissed. */
const MOST = { offered: 5, dismissed: 20 } as const;
const stableOrders = stableList<StoredOrder>();
const stableOffers = stableList<StoredOrder>();

/** @returns this buyer's orders, latest first; the same array until something changes */
export function visitorOrders(): readonly StoredOrder[] {
  const userId = readUserId();
  const belongsToVisitor = (order: StoredOrder) =>
    userId ? !order.userId || order.userId === userId : !order.listed;
  return stableOrders(readAll().filter(belongsToVisitor));
}

/** @returns the orders that can still be paid, by this browser's clock */
export function payableOrders(): readonly StoredOrder[] {
  const now = Date.now();
  return visitorOrders().filter(({ status, until }) => status === "waiting" && now < until);
}

/** @returns this window's unpaid order for these goods */
export function findPayableOrder(goodsId: number): VisitorOrder | null {
  return payableOrders().find(({ request }) => request.goodsId === goodsId) ?? null;
}

/**
 * @returns the orders to offer to the buyer, sorted by status (`ORDER_STATUSES`), then latest first; the same array
 * until something changes
 */
export function resumableOrders(): readonly StoredOrder[] {
  const orders = visitorOrders().filter(
    ({ orderNum, dismissed }) => !dismissed && !isShown(orderNum),
  );
  return stableOffers(
    ORDER_STATUSES.flatMap((each) => orders.filter(({ status }) => status === each)),
  );
}

/**
 * Stores an order, or replaces the stored one.
 * @param seconds remaining time to pay; undefined keeps the known deadline
 * @param listed whether it is known only from the buyer's order list
 */
export function rememberOrder(order: VisitorOrder, seconds?: number, listed = false): void {
  const all = readAll();
  const others = all.filter(({ orderNum }) => orderNum !== order.orderNum);
  const known = all.find(({ orderNum }) => orderNum === order.orderNum);
  const until = seconds === undefined ? (known?.until ?? 0) : Date.now() + seconds * 1000;
  const marks = { listed: known?.listed ?? listed, dismissed: known?.dismissed ?? false };
  write([{ ...order, ...marks, userId: readUserId() ?? "", until }, ...others]);
}

export function forgetOrder(orderNum: string): void {
  write(readAll().filter((kept) => kept.orderNum !== orderNum));
}

/** Takes an order off the resume bar of this window. */
export function dismissOrder(orderNum: string): void {
  write(
    readAll().map((kept) => (kept.orderNum === orderNum ? { ...kept, dismissed: true } : kept)),
  );
}

/** @returns an unsubscribe function */
export const onVisitorOrders = (listener: () => void): (() => void) =>
  onStored(listener, VISITOR_ORDERS);

/**
 * Publishes the unpaid orders to the parts of the page that only mention them, and again whenever the time to pay of one
 * ends.
 * @returns a function that stops it
 */
export function publishUnpaidOrders(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const publish = () => {
    clearTimeout(timer);
    const payable = payableOrders();
    unpaidOrders.set(
      payable.map(({ orderNum, priceFen, until, request }) => {
        return { orderNum, priceFen, until, goodsId: request.goodsId };
      }),
    );
    if (payable.length === 0) return;
    const next = Math.min(...payable.map(({ until }) => until));
    timer = setTimeout(publish, Math.max(0, next - Date.now()) + 1);
  };
  publish();
  const endListening = onVisitorOrders(publish);
  return () => {
    endListening();
    clearTimeout(timer);
    unpaidOrders.set([]);
  };
}

function write(orders: readonly StoredOrder[]): void {
  const limit = ({ dismissed }: StoredOrder) => (dismissed ? MOST.dismissed : MOST.offered);
  const kept = orders.filter((order, at) => {
    const before = orders.slice(0, at).filter(({ dismissed }) => dismissed === order.dismissed);
    return before.length < limit(order);
  });
  writeStored(VISITOR_ORDERS, kept.length > 0 ? kept : null);
}

const readAll = (): readonly StoredOrder[] =>
  listOrNull(readStored(VISITOR_ORDERS), readEntry) ?? [];

function readEntry(entry: unknown): StoredOrder | null {
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
    dismissed: kept?.dismissed === true,
  });
}
