import { setTimeout as pause } from "node:timers/promises";
import type { CallAnswer, CallRequest } from "@/contract/calls";
import { ERRORS } from "@/contract/codes";
import type { CallName } from "@/contract/paths";
import { Visitor } from "@/e2e/security/visitor";
import { LISTINGS } from "./world";

/** What became of an order as its buyer saw it: cancelled, paid, or paid and the money goes back. */
export interface Purchase {
  orderNum: string;
  end: "cancelled" | "paid" | "returned";
}

/** What a buyer is patient for: one disturbance and a restart lie within it. */
const PATIENCE_MS = 60_000;
/** Between two tries; no failure of a disturbed deployment is answered faster by asking faster. */
const AGAIN_MS = 250;
/** Then somebody else comes: who cancels six orders in a day has to wait before the next one. */
const ORDERS_OF_ONE = 12;
/** `pay_status` of an order that is paid, and of one whose money goes back. */
const PAID = 1;
const RETURNED = 3;
const CHANNELS = [1, 2] as const;
const NOTICES = ["now", "lost", "twice"] as const;

/**
 * Buys again and again until told to end. Every call is repeated until it is answered, as a buyer clicks again: the same
 * order number never makes two orders.
 * @param first which listing, channel and way of notification the buyer begins with
 */
export async function buy(
  first: number,
  systemsUrl: string,
  going: () => boolean,
): Promise<Purchase[]> {
  let buyer = new Visitor();
  const purchases: Purchase[] = [];
  for (let turn = first; going(); turn += 1) {
    if (purchases.length % ORDERS_OF_ONE === 0) buyer = await logIn();
    purchases.push(await buyOnce(buyer, turn, systemsUrl));
  }
  return purchases;
}

const logIn = () => patiently(() => new Visitor().login());

async function buyOnce(buyer: Visitor, turn: number, systemsUrl: string): Promise<Purchase> {
  const goods_id = at(LISTINGS, turn);
  const confirmed = await answered(buyer, "orderConfirm", { goods_id, quantity: 1 });
  if (confirmed.code !== 0) throw new Error(`not confirmed: ${confirmed.code} ${confirmed.msg}`);
  const order_num = confirmed.data.order_num;
  const built = await answered(buyer, "buildOrder", {
    order_num,
    goods_id,
    buy_count: 1,
    pay_type: at(CHANNELS, Math.floor(turn / 2)),
  });
  if (built.code !== 0) throw new Error(`no order: ${built.code} ${built.msg}`);
  // Every fourth buyer thinks better of it.
  if (turn % 4 === 3) {
    await answered(buyer, "orderCancel", { order_num });
    return { orderNum: order_num, end: "cancelled" };
  }
  const response = await fetch(`${systemsUrl}/control/pay`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ order_num, notice: at(NOTICES, turn) }),
  });
  if (!response.ok) throw new Error(`not payable: ${await response.text()}`);
  const end = await outcomeOf(buyer, order_num);
  if (end === "returned" || turn % 5 !== 2) return { orderNum: order_num, end };
  // Every fifth has the money back without a reason. Asking again is refused: it is on its way by then.
  await answered(buyer, "orderRefund", { order_num });
  return { orderNum: order_num, end: "returned" };
}

/** Looks at the pay status, as the scan dialog does, until the payment is known. */
const outcomeOf = (buyer: Visitor, order_num: string): Promise<"paid" | "returned"> =>
  patiently(async () => {
    const { data } = await answered(buyer, "payStatus", { order_num });
    if (data.pay_status === PAID) return "paid";
    if (data.pay_status === RETURNED) return "returned";
    throw new Error(`order ${order_num} was paid, and has pay_status ${data.pay_status}`);
  });

const at = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;

const TEMPORARY: ReadonlySet<number> = new Set(
  Object.values(ERRORS)
    .filter(({ status }) => status >= 500)
    .map(({ code }) => code),
);

/** Calls until an envelope comes that is neither a failure of the marketplace nor of the programs before it. */
function answered<N extends CallName>(
  buyer: Visitor,
  name: N,
  payload: CallRequest<N>,
): Promise<{ code: number; msg: string; data: CallAnswer<N> }> {
  return patiently(async () => {
    const answer = await buyer.call(name, payload);
    if (answer.code < 0 || TEMPORARY.has(answer.code)) throw new Error(answer.msg);
    return answer;
  });
}

const patiently = async <T>(act: () => Promise<T>): Promise<T> => {
  const began = performance.now();
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() - began > PATIENCE_MS) throw error;
      await pause(AGAIN_MS);
    }
  }
};
