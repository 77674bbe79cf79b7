import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { and, eq } from "drizzle-orm";
import {
  type FindLive,
  isLiveToken,
  LIVE_TOKEN,
  type LiveToken,
  type TokenLookup,
} from "../accounts/accounts";
import type { Db } from "../database/db";
import { type Placeholders, prepareOnce } from "../database/prepared-query";
import { orders, paymentTrades, tokens } from "../database/schema";
import { countDown } from "../order-records/order-records";
import {
  followTrade,
  isWaiting,
  readProcessing,
  readRefunds,
  type Trade,
} from "../payments/payments";
import { type OrderDeps, requireUserOrder, settleIfDue } from "./read-order";

const PAY_STATUS = {
  pending: 0,
  received: 1,
  grouping: 1,
  paid: 1,
  collected: 1,
  delivering: 1,
  delivered: 1,
  completed: 1,
  expired: 2,
  cancelled: 2,
  refund_due: 3,
  refunded: 3,
} as const;
const REFUNDED = PAY_STATUS.refunded;
/** Pending, after the provider has declined the last attempt. */
const LAST_TRY_FAILED = 4;

const POLLED_ORDER = {
  id: orders.id,
  orderNum: orders.orderNum,
  status: orders.status,
  groupId: orders.groupId,
  expiresAt: orders.expiresAt,
};
type PolledOrder = Pick<typeof orders.$inferSelect, keyof typeof POLLED_ORDER>;

/** An order that is polled; both null when it is not the user's. */
export interface Polled {
  order: PolledOrder | null;
  /** Null when there is none that waits for its payment. */
  trade: Trade | null;
}

/** Finds a user by token, with an order of theirs and its trade: the most frequent call is one statement. */
export const findPolled =
  (orderNum: string): FindLive<LiveToken & Polled> =>
  (db, lookup) =>
    findTokenAndOrder(db, { ...lookup, orderNum });

type PollLookup = TokenLookup & { orderNum: string };

const findTokenAndOrder = prepareOnce((db, lookup: Placeholders<PollLookup>) =>
  db
    .select({ ...LIVE_TOKEN, order: POLLED_ORDER, trade: paymentTrades })
    .from(tokens)
    .leftJoin(orders, and(eq(orders.orderNum, lookup.orderNum), eq(orders.userId, tokens.userId)))
    .leftJoin(paymentTrades, and(eq(paymentTrades.orderNum, orders.orderNum), isWaiting))
    .where(isLiveToken(lookup)),
);

/**
 * Answers a poll for an order's payment (product §3.6); sometimes queries the provider.
 * @throws ApiError `orderNotFound`
 */
export async function readPayStatus(
  deps: OrderDeps,
  userId: number,
  { order: polled, trade }: Polled,
): Promise<CallAnswer<"payStatus">> {
  if (!polled) throw new ApiError("orderNotFound");
  const again = () => requireUserOrder(deps, userId, polled.orderNum);
  let order: PolledOrder = (await settleIfDue(deps, polled)) ? await again() : polled;
  // After its deadline an order is unpaid only while its provider has not answered: settleIfDue asks it.
  const checking = order.status === "pending" && order.expiresAt <= deps.clock.now();
  const isFollowed = order.status === "pending" && trade !== null && !checking;
  const followed = isFollowed ? await followTrade(deps, trade) : null;
  if (followed === "paid") order = await again();
  const failed = order.status === "pending" && followed === "failed";
  return {
    pay_status: failed ? LAST_TRY_FAILED : PAY_STATUS[order.status],
    pay_count_down: countDown(order, deps.clock.now()),
    ...(checking ? { checking } : {}),
    ...(await readOutcome(deps.db, order)),
  };
}

/** State of a payment that has not led to a fulfilled order; reads nothing for other orders, which are polled most. */
async function readOutcome(
  db: Db,
  { orderNum, status }: PolledOrder,
): Promise<Pick<CallAnswer<"payStatus">, "processing" | "refunds">> {
  if (status === "received" || status === "grouping") {
    return { processing: (await readProcessing(db, [orderNum])).get(orderNum) ?? null };
  }
  return PAY_STATUS[status] === REFUNDED ? { refunds: await readRefunds(db, orderNum) } : {};
}
