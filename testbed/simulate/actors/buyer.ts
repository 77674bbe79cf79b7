import { findTrade } from "@storefront/sandbox/payments/pay-trade";
import { type Action, DAY_S, HOUR_S, MINUTE_S, type Plan } from "../action";
import type { Actor } from "../actor";
import type { Random } from "../engine/random";
import { Violation } from "../violation";
import { callAs, callOnPhone, type Purchase, purchaseOf, type World } from "../world";
import { buyerOf, outcomeOf, placeOrder } from "./place-order";
import { planPayment } from "./plan-payment";
import { readSecrets } from "./read-secrets";
import { COUPON_SHELVES, PLAIN_SHELVES, SCARCE_SHELVES, type Shelf, shelfOf } from "./shelves";

const PER_DAY = 30;
/** Coupons of the listing with specs and its seller. */
const COUPONS = [1, 2, 3];
const COUPONS_PER_DAY = 10;
/** Buyers who want the same scarce listing in the same second. */
const RUSH = 3;

/** Buys, pays sometimes late and sometimes never, collects, cancels and wants the money back. */
export const buyer: Actor = {
  name: "buyer",
  plan(random, plan) {
    for (let count = PER_DAY; count > 0; count -= 1) {
      const at = random.int(0, DAY_S - 1);
      if (random.chance(0.2)) {
        const shelf = random.pick(SCARCE_SHELVES);
        for (let rush = 0; rush < RUSH; rush += 1) planPurchase(random, plan, { at, shelf });
      } else planPurchase(random, plan, { at, shelf: random.pick(PLAIN_SHELVES) });
    }
    // Somebody reserves piece after piece without paying.
    const user = random.int(0, 1_000);
    const hoard = { actor: "buyer", act: "buy", user, payType: 1, quantity: 1, coupon: false };
    const begin = random.int(0, DAY_S - HOUR_S);
    for (const [index, { name }] of PLAIN_SHELVES.entries()) {
      if (name !== "pack") plan.add({ ...hoard, at: begin + index * 20, shelf: name });
    }
    for (let count = COUPONS_PER_DAY; count > 0; count -= 1) {
      const user = random.int(0, 1_000);
      const coupon = random.pick(COUPONS);
      const at = random.int(0, DAY_S - 1);
      plan.add({ at, actor: "buyer", act: "claim", user, coupon });
      // Most use it at once; few coupons meet a purchase by chance.
      const shelf = random.pick(COUPON_SHELVES);
      if (random.chance(0.6))
        planPurchase(random, plan, { at: at + 30, shelf }, { user, coupon: true });
    }
  },
  async perform(world, action) {
    if (action.act === "buy") {
      return placeOrder(world, action, shelfOf(String(action["shelf"])));
    }
    if (action.act === "claim") return claim(world, action);
    const purchase = purchaseOf(world, action.of);
    if (!purchase) return "nothing";
    return ACTS[action.act as keyof typeof ACTS](world, purchase, action);
  },
};

/**
 * The second in which most things about an order happen: at the same time as others, or some time after.
 * @param choice what is not drawn
 */
function planPurchase(
  random: Random,
  plan: Plan,
  { at, shelf: { name, most } }: { at: number; shelf: Shelf },
  choice: { user?: number; coupon?: boolean } = {},
): void {
  const payType = random.pick([0, 1, 1, 2, 2]);
  const of = plan.add({
    ...{ at, actor: "buyer", act: "buy", shelf: name, payType },
    user: random.int(0, 1_000),
    quantity: random.int(1, most),
    coupon: random.chance(0.5),
    ...choice,
  });
  const then = (act: string, after: number) =>
    plan.add({ at: at + after, actor: "buyer", act, of });
  if (payType !== 0) planPayment(random, plan, at, of);
  // What becomes of a coupon is seen where its order ends early, and few orders have one.
  const endsEarly = choice.coupon ? 0.4 : 0.15;
  if (random.chance(endsEarly)) then("cancel", random.pick([5, 30, 5 * MINUTE_S]));
  if (random.chance(0.5)) then("poll", random.int(20, 10 * MINUTE_S));
  const received = random.int(2 * MINUTE_S, 12 * HOUR_S);
  if (random.chance(0.6)) then("receive", received);
  if (random.chance(0.6)) then("read", received + random.pick([0, 10, HOUR_S]));
  if (random.chance(endsEarly)) then("refund", random.pick([MINUTE_S, HOUR_S, received, DAY_S]));
  if (random.chance(0.05)) then("withdraw", received + 2 * HOUR_S);
  if (random.chance(0.05)) then("escalate", received + 3 * HOUR_S);
}

/** As `pay_status`. */
const CLOSED = 2;

const ACTS = {
  async cancel(world: World, purchase: Purchase) {
    const order_num = purchase.orderNum;
    const { code, data } = await callAs(world, purchase.userId, "orderCancel", { order_num });
    if (code === 0 && data.state === "cancelled") {
      purchase.cancelledAt ??= world.clock.now().getTime();
    }
    return outcomeOf({ code });
  },
  async poll(world: World, { userId, orderNum, cancelledAt }: Purchase) {
    const provider = await findTrade(world.simulators, orderNum);
    const trade = await provider?.trades.find(orderNum);
    const { code, data } = await callAs(world, userId, "payStatus", { order_num: orderNum });
    if (data?.pay_status === CLOSED && trade?.state === "paid" && cancelledAt === undefined) {
      throw new Violation("payments", `${orderNum} was paid, and its buyer reads that it is over`);
    }
    return code === 0 ? `pay_status ${data.pay_status}` : `code ${code}`;
  },
  async receive(world: World, purchase: Purchase) {
    const order_num = purchase.orderNum;
    const { code } = await callOnPhone(world, purchase.userId, "orderReceive", { order_num });
    if (code === 0) purchase.receivedAt ??= world.clock.now().getTime();
    return outcomeOf({ code });
  },
  read: readSecrets,
  async refund(world: World, { userId, orderNum }: Purchase, { id }: Action) {
    const reason = (["no_reason", "not_working", "recovered"] as const)[id % 3];
    const request = reason === "no_reason" ? {} : { reason };
    return outcomeOf(
      await callAs(world, userId, "orderRefund", { order_num: orderNum, ...request }),
    );
  },
  async withdraw(world: World, { userId, orderNum }: Purchase) {
    return outcomeOf(await callAs(world, userId, "withdrawRefund", { order_num: orderNum }));
  },
  async escalate(world: World, { userId, orderNum }: Purchase) {
    return outcomeOf(
      await callAs(world, userId, "escalateRefund", { order_num: orderNum, text: "请平台介入" }),
    );
  },
};

async function claim(world: World, action: Action): Promise<string> {
  const request = { goods_id: 1001, envelope_id: Number(action["coupon"]) };
  return outcomeOf(await callAs(world, buyerOf(world, action), "receiveEnvelope", request));
}
