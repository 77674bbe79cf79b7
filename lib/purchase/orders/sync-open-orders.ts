import { ORDERS_PER_PAGE } from "@storefront/contract/orders/order-list";
import { call } from "@/lib/api/call.client";
import { readToken } from "@/lib/cookies/read-session";
import { isFollowed } from "./followed-orders";
import { readListedOrders, type UnpaidOrder } from "./listed-orders";
import { isUndecided } from "./open-order";
import { openOrders, rememberOrder, waitingOrders } from "./open-orders";
import { refreshOpenOrder } from "./refresh-open-order";
import { syncPaidOrders } from "./sync-paid-orders";

/** Turns of the reads of the list: how many have begun, and the latest that was answered. */
const turns = { begun: 0, answered: 0 };

/** Tolerance for clock differences and latency (ms). */
const SAME_MOMENT_MS = 2_000;

/**
 * Synchronises this window with the buyer's unpaid orders, created in any window or on any device. An API without the
 * list leaves the window with its own orders. A list that comes after that of a later read is outdated: an order in it may
 * have been paid.
 */
export async function syncOpenOrders(): Promise<void> {
  const token = readToken();
  turns.begun += 1;
  const turn = turns.begun;
  const result = await call("orderList", { state: "pending" });
  const listed = result.ok ? readListedOrders(result.data) : null;
  if (listed === null || readToken() !== token || turn < turns.answered) return;
  turns.answered = turn;
  // The latest is stored last, so that it is listed first.
  for (const order of [...listed].reverse()) remember(order);
  const processing = openOrders().filter(({ status }) => isUndecided(status));
  const waiting = listed.length >= ORDERS_PER_PAGE ? [] : waitingOrders();
  const gone = waiting.filter(({ orderNum }) => listed.every((it) => it.orderNum !== orderNum));
  // A goods page shows its unpaid order without polling it; only a purchase finds out by itself.
  const unknown = [...processing, ...gone].filter(({ orderNum }) => !isFollowed(orderNum));
  await Promise.all(unknown.map(refreshOpenOrder));
  // After the others: an order that was found to be paid may have been received already.
  await syncPaidOrders();
}

function remember({ orderNum, open }: UnpaidOrder): void {
  if (open === null) return;
  const known = openOrders().find((order) => order.orderNum === orderNum);
  if (open.order.status === "checking") {
    if (known?.status !== "checking")
      rememberOrder({ ...(known ?? open.order), status: "checking" }, 0, true);
    return;
  }
  const until = Date.now() + open.seconds * 1000;
  if (known && Math.abs(known.until - until) < SAME_MOMENT_MS) return;
  rememberOrder(known ?? open.order, open.seconds, true);
}
