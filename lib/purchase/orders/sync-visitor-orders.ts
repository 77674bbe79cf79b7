import { ORDERS_PER_PAGE } from "@storefront/contract/orders/order-list";
import { AFTER_SALE_STATES, isOpenAfterSale } from "@storefront/contract/refunds/after-sale-rules";
import { call } from "@/lib/api/call.client";
import { readToken } from "@/lib/cookies/read-session";
import { asList } from "@/lib/decode/lenient";
import { oneOf } from "@/lib/decode/one-of";
import { objectOrNull, textOrNull } from "@/lib/decode/strict";
import { readUnpaidOrders, type UnpaidOrder } from "./read-order-list";
import { refreshOrder } from "./refresh-order";
import { isPolled } from "./shown-orders";
import { isUndecided } from "./visitor-order";
import {
  forgetOrder,
  payableOrders,
  rememberOrder,
  type StoredOrder,
  visitorOrders,
} from "./visitor-orders";

/** Turns of the reads of the list: how many have begun, and the latest that was answered. */
const turns = { begun: 0, answered: 0 };

/** Tolerance for clock differences and latency (ms). */
const SAME_MOMENT_MS = 2_000;

/**
 * Synchronizes this window with the buyer's unpaid orders, created in any window or on any device. An API without the
 * list leaves the window with its own orders. A list that arrives after a later read's list is outdated: an order in it
 * may have been paid.
 */
export async function syncVisitorOrders(): Promise<void> {
  const token = readToken();
  turns.begun += 1;
  const turn = turns.begun;
  const result = await call("orderList", { state: "pending" });
  const listed = result.ok ? readUnpaidOrders(result.data) : null;
  if (listed === null || readToken() !== token || turn < turns.answered) return;
  turns.answered = turn;
  // The latest is stored last, so that it is listed first.
  for (const order of [...listed].reverse()) remember(order);
  const processing = visitorOrders().filter(({ status }) => isUndecided(status));
  const waiting = listed.length >= ORDERS_PER_PAGE ? [] : payableOrders();
  const gone = waiting.filter(({ orderNum }) => listed.every((it) => it.orderNum !== orderNum));
  // A goods page shows its unpaid order without polling it; only a purchase polls.
  const unknown = [...processing, ...gone].filter(({ orderNum }) => !isPolled(orderNum));
  await Promise.all(unknown.map(refreshOrder));
  // After the others: an order that was found to be paid may have been received already.
  await syncPaid();
}

function remember({ orderNum, payable }: UnpaidOrder): void {
  if (payable === null) return;
  const known = visitorOrders().find((order) => order.orderNum === orderNum);
  if (payable.order.status === "checking") {
    if (known?.status !== "checking")
      rememberOrder({ ...(known ?? payable.order), status: "checking" }, 0, true);
    return;
  }
  const until = Date.now() + payable.seconds * 1000;
  if (known && Math.abs(known.until - until) < SAME_MOMENT_MS) return;
  rememberOrder(known ?? payable.order, payable.seconds, true);
}

/**
 * Updates this window's paid orders from the buyer's order list, and forgets those that are received or refunded. An API
 * without the list leaves them as they are.
 */
async function syncPaid(): Promise<void> {
  const paid = visitorOrders().filter(({ status }) => status !== "waiting" && !isUndecided(status));
  if (paid.length === 0) return;
  const token = readToken();
  const result = await call("orderList", {});
  const list = result.ok ? objectOrNull(result.data)?.list : null;
  if (!Array.isArray(list) || readToken() !== token) return;
  const progress = new Map(
    asList(list, readPaidProgress).map(({ orderNum, status }) => [orderNum, status]),
  );
  const hasMore = list.length >= ORDERS_PER_PAGE;
  await Promise.all(
    paid.map((order) => {
      const status = progress.get(order.orderNum);
      if (status !== undefined) return update(order, status);
      return hasMore ? refreshOrder(order) : undefined;
    }),
  );
}

function update(order: StoredOrder, status: StoredOrder["status"] | "over"): void {
  if (status === "over") {
    // The refund of a payment that came too late stays until the buyer has seen why.
    if (order.status !== "refunding") forgetOrder(order.orderNum);
  } else if (status !== order.status) rememberOrder({ ...order, status });
}

/** State of a paid order in the buyer's order list. over: nothing is left to do here. */
interface PaidProgress {
  orderNum: string;
  status: StoredOrder["status"] | "over";
}

const OVER = ["collected", "completed", "refunded", "expired", "cancelled"];
const SAME = ["grouping", "paid", "delivering", "delivered"] as const;

/**
 * Reads one entry of the answer of `order/list`.
 * @returns null for an unpaid order, an unknown state, and an entry that cannot be read
 */
function readPaidProgress(entry: unknown): PaidProgress | null {
  const wire = objectOrNull(entry);
  const orderNum = textOrNull(wire?.order_num) ?? "";
  const state = textOrNull(wire?.state);
  if (wire === null || orderNum === "" || state === null) return null;
  const afterSale = oneOf(AFTER_SALE_STATES, wire.after_sale);
  if (afterSale !== null && isOpenAfterSale(afterSale)) return { orderNum, status: "disputed" };
  if (objectOrNull(wire.processing) !== null) return { orderNum, status: "processing" };
  if (state === "refunding") return { orderNum, status: "refunding" };
  // The page of a rental that has begun is in the order list; there is no card secret to collect.
  if (OVER.includes(state) || textOrNull(wire.rental)) return { orderNum, status: "over" };
  const status = oneOf(SAME, state);
  return status === null ? null : { orderNum, status };
}
