import { ERRORS } from "@storefront/contract/codes";
import { submitOrder } from "../buyer/buy";
import type { Caller } from "../buyer/caller";
import { Visitor } from "../buyer/visitor";
import type { SimulatedSystems } from "../product/simulated-systems";
import { LISTINGS } from "./listings";
import type { Kind, Purchase } from "./purchase";
import { persistent, retry } from "./retry";

export interface Market {
  systems: Pick<SimulatedSystems, "control">;
  /** Creates the browser of a buyer. */
  visitor?: () => Visitor;
}

/** Then another buyer logs in: six cancellations in a day block a buyer's next order. */
const ORDERS_PER_BUYER = 12;
/** `pay_status` of a paid order, and of one that is refunded. */
const PAID = 1;
const RETURNED = 3;
const CHANNELS = [1, 2] as const;
const CALLBACKS = ["now", "lost", "twice"] as const;
/** Refusals of an order whose listing has changed since it was confirmed, or whose group is gone. */
const OUTDATED: ReadonlySet<number> = new Set(
  [ERRORS.priceChanged, ERRORS.groupFull, ERRORS.groupGone, ERRORS.groupOwn].map(
    ({ code }) => code,
  ),
);

/**
 * Buys repeatedly while `isRunning`. Every call is retried until it is answered, as when a buyer clicks again: an order
 * number never creates two orders.
 * @param first selects the first listing, channel and kind of callback
 */
export async function buy(
  first: number,
  market: Market,
  isRunning: () => boolean,
): Promise<Purchase[]> {
  let buyer = await logIn(market);
  const purchases: Purchase[] = [];
  for (let turn = first; isRunning(); turn += 1) {
    if (purchases.length % ORDERS_PER_BUYER === ORDERS_PER_BUYER - 1) buyer = await logIn(market);
    purchases.push(await buyOnce(buyer, turn, market));
  }
  return purchases;
}

const logIn = async ({ visitor = () => new Visitor() }: Market): Promise<Caller> =>
  persistent(await retry(() => visitor().login()));

async function buyOnce(buyer: Caller, turn: number, { systems }: Market): Promise<Purchase> {
  const { id, kind } = pick(LISTINGS, turn);
  const { orderNum, price } = await placeOrder(buyer, id, kind, turn);
  const purchase = { orderNum, kind, price };
  // Every fifth order is canceled.
  if (turn % 5 === 3) {
    await buyer.call("orderCancel", { order_num: orderNum });
    return { ...purchase, end: "cancelled" };
  }
  await systems.control("pay", { order_num: orderNum, notice: pick(CALLBACKS, turn) });
  const end = await outcomeOf(buyer, orderNum);
  if (end === "returned") return { ...purchase, end };
  if (kind === "rental") await buyer.call("returnRental", { order_num: orderNum });
  if (kind !== "card" || turn % 4 !== 2) return { ...purchase, end };
  // Some cards are refunded without a reason. A retried request is refused, as the refund has begun by then.
  await buyer.call("orderRefund", { order_num: orderNum });
  return { ...purchase, end: "returned" };
}

/** Confirms and orders, again when the listing or the group has changed between the two. */
async function placeOrder(
  buyer: Caller,
  goods_id: number,
  kind: Kind,
  turn: number,
): Promise<{ orderNum: string; price: string }> {
  for (;;) {
    const offer = { goods_id, ...(await choiceOf(buyer, goods_id, kind)) };
    let price = "";
    const { code, msg, order_num } = await submitOrder(buyer, offer, ({ now_price }) => {
      price = now_price;
      return { expected_price: price, pay_type: pick(CHANNELS, Math.floor(turn / 2)) };
    });
    if (code === 0) return { orderNum: order_num, price };
    if (!OUTDATED.has(code)) throw new Error(`no order: ${code} ${msg}`);
  }
}

/** Rents an hour; joins a group of another buyer if there is one, else opens one. */
async function choiceOf(buyer: Caller, goods_id: number, kind: Kind) {
  if (kind === "rental") return { rent_plan: { hours: 1 } };
  if (kind !== "group") return {};
  const { data } = await buyer.call("openGroups", { goods_id });
  return { group_id: data.list[0]?.group_id ?? 0 };
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
