import { ORDERS_PER_PAGE } from "@/contract/order-list";
import { guardPath } from "@/lib/addresses/path-guard";
import { call, callPath } from "@/lib/api/call.client";
import { readToken } from "@/lib/cookies/session-cookies";
import { readListedOrders, type UnpaidOrder } from "./listed-orders";
import { readPayStatus } from "./open-order";
import {
  forgetOrder,
  openOrders,
  rememberOrder,
  type StoredOrder,
  waitingOrders,
} from "./open-orders";
import { isVisible } from "./visible-orders";

/** Tolerance for clock differences and latency (ms). */
const SAME_MOMENT_MS = 2_000;

/**
 * Synchronises this window with the buyer's unpaid orders, created in any window or on any device. An API without the
 * list leaves the window with its own orders.
 */
export async function syncOpenOrders(): Promise<void> {
  const token = readToken();
  const result = await call("orderList", { state: "pending" });
  const listed = result.ok ? readListedOrders(result.data) : null;
  if (listed === null || readToken() !== token) return;
  // The latest is stored last, so that it is listed first.
  for (const order of [...listed].reverse()) remember(order);
  const processing = openOrders().filter(({ status }) => status === "processing");
  const waiting = listed.length >= ORDERS_PER_PAGE ? [] : waitingOrders();
  const gone = waiting.filter(({ orderNum }) => listed.every((it) => it.orderNum !== orderNum));
  const unknown = [...processing, ...gone].filter(({ orderNum }) => !isVisible(orderNum));
  await Promise.all(unknown.map(lookUp));
}

function remember({ orderNum, open }: UnpaidOrder): void {
  if (open === null) return;
  const known = openOrders().find((order) => order.orderNum === orderNum);
  const until = Date.now() + open.seconds * 1000;
  if (known && Math.abs(known.until - until) < SAME_MOMENT_MS) return;
  rememberOrder(known ?? open.order, open.seconds, true);
}

/** Looks up an order that is no longer listed as unpaid: it was paid elsewhere, or closed; or what became of a paid one. */
async function lookUp(order: StoredOrder): Promise<void> {
  const path = guardPath(order.payStatusApi);
  const result = path === null ? null : await callPath("payStatus", path);
  const read = result?.ok ? readPayStatus(result.data) : null;
  if (read?.outcome) {
    const isProcessing = read.outcome.kind === "processing";
    rememberOrder({ ...order, status: isProcessing ? "processing" : "refunding" });
  } else if (read?.status === 1) rememberOrder({ ...order, status: "paid" });
  else if (read && read.status !== 0) forgetOrder(order.orderNum);
}
