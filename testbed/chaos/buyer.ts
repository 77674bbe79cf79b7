import { setTimeout as pause } from "node:timers/promises";
import { ERRORS } from "@storefront/contract/codes";
import { type Caller, placeOrder } from "../buyer/buy";
import { Visitor } from "../buyer/visitor";
import type { SimulatedSystems } from "../product/simulated-systems";
import { LISTINGS } from "./world";

/** Final state of an order as its buyer saw it; `returned` means paid and refunded. */
export interface Purchase {
  orderNum: string;
  end: "cancelled" | "paid" | "returned";
}

/** How long a buyer retries a call: long enough for one disturbance and a restart. */
const RETRY_TIMEOUT_MS = 60_000;
/** Delay between retries; retrying faster does not make a disturbed deployment recover sooner. */
const RETRY_MS = 250;
/** Then another buyer logs in: six cancellations in a day block a buyer's next order. */
const ORDERS_PER_BUYER = 12;
/** `pay_status` of a paid order, and of one that is refunded. */
const PAID = 1;
const RETURNED = 3;
const CHANNELS = [1, 2] as const;
const NOTICES = ["now", "lost", "twice"] as const;

/**
 * Buys repeatedly while `isRunning`. Every call is retried until it is answered, as when a buyer clicks again: an order
 * number never creates two orders.
 * @param first selects the first listing, channel and kind of notification
 */
export async function buy(
  first: number,
  systems: Pick<SimulatedSystems, "control">,
  isRunning: () => boolean,
): Promise<Purchase[]> {
  let buyer: Caller = new Visitor();
  const purchases: Purchase[] = [];
  for (let turn = first; isRunning(); turn += 1) {
    if (purchases.length % ORDERS_PER_BUYER === 0) buyer = await logIn();
    purchases.push(await buyOnce(buyer, turn, systems));
  }
  return purchases;
}

const logIn = async () => persistent(await retry(() => new Visitor().login()));

async function buyOnce(
  buyer: Caller,
  turn: number,
  systems: Pick<SimulatedSystems, "control">,
): Promise<Purchase> {
  const { order_num } = await placeOrder(buyer, {
    goods_id: pick(LISTINGS, turn),
    pay_type: pick(CHANNELS, Math.floor(turn / 2)),
  });
  // Every fourth order is cancelled.
  if (turn % 4 === 3) {
    await buyer.call("orderCancel", { order_num });
    return { orderNum: order_num, end: "cancelled" };
  }
  await systems.control("pay", { order_num, notice: pick(NOTICES, turn) });
  const end = await outcomeOf(buyer, order_num);
  if (end === "returned" || turn % 5 !== 2) return { orderNum: order_num, end };
  // Every fifth order is refunded without a reason. A retried request is refused, as the refund has begun by then.
  await buyer.call("orderRefund", { order_num });
  return { orderNum: order_num, end: "returned" };
}

/** Polls the pay status, as the scan dialog does, until the order is fulfilled or refunded. */
const outcomeOf = (buyer: Caller, order_num: string): Promise<"paid" | "returned"> =>
  retry(async () => {
    const { data } = await buyer.call("payStatus", { order_num });
    if (data.pay_status === PAID && !data.processing) return "paid";
    if (data.pay_status === RETURNED) return "returned";
    throw new Error(`order ${order_num} was paid, and has pay_status ${data.pay_status}`);
  });

const pick = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;

const TEMPORARY: ReadonlySet<number> = new Set(
  Object.values(ERRORS)
    .filter(({ status }) => status >= 500)
    .map(({ code }) => code),
);

/** Retries calls until the answer is not a temporary failure of the marketplace or of the programs in front of it. */
const persistent = (visitor: Visitor): Caller => ({
  call: (...call) =>
    retry(async () => {
      const answer = await visitor.call(...call);
      if (answer.code < 0 || TEMPORARY.has(answer.code)) throw new Error(answer.msg);
      return answer;
    }),
});

const retry = async <T>(attempt: () => Promise<T>): Promise<T> => {
  const began = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() - began > RETRY_TIMEOUT_MS) throw error;
      await pause(RETRY_MS);
    }
  }
};
