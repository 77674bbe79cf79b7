import { yuanToFen } from "@storefront/contract/money";
import { BOOST_REQUEST } from "../../marketplace/place-boost";
import { type Action, DAY_S, HOUR_S, MINUTE_S } from "../action";
import type { Actor } from "../actor";
import { callAs, callOnPhone, type Purchase, purchaseOf, type World } from "../world";
import { buyerOf, outcomeOf } from "./place-order";
import { planPayment } from "./plan-payment";

const PER_DAY = 6;

/** Orders boosts, gives the account sometimes late or never, and confirms or lets the deadline do it. */
export const boostBuyer: Actor = {
  name: "boost buyer",
  plan(random, plan) {
    for (let count = PER_DAY; count > 0; count -= 1) {
      const at = random.int(0, DAY_S - 1);
      const payType = random.pick([0, 1, 2]);
      const user = random.int(0, 1_000);
      const of = plan.add({ at, actor: "boost buyer", act: "order", payType, user });
      if (payType !== 0) planPayment(random, plan, at, of);
      const then = (act: string, after: number) =>
        plan.add({ at: at + after, actor: "boost buyer", act, of });
      if (random.chance(0.7)) then("account", random.pick([16 * MINUTE_S, 2 * HOUR_S]));
      if (random.chance(0.25)) then("cancel", random.pick([5, 20 * MINUTE_S, 3 * HOUR_S]));
      if (random.chance(0.5)) then("receive", random.int(HOUR_S, 2 * DAY_S));
      if (random.chance(0.2)) then("refund", random.int(HOUR_S, 2 * DAY_S));
    }
  },
  async perform(world, action) {
    if (action.act === "order") return order(world, action);
    const purchase = purchaseOf(world, action.of);
    if (!purchase) return "nothing";
    return ACTS[action.act as keyof typeof ACTS](world, purchase);
  },
};

async function order(world: World, action: Action): Promise<string> {
  const userId = buyerOf(world, action);
  const { request_id: _, ...choice } = { request_id: "", ...BOOST_REQUEST };
  const { price } = (await callAs(world, userId, "boostCompute", choice)).data;
  const { code, data } = await callAs(world, userId, "boostBuild", {
    ...{ ...choice, expected_price: price, pay_type: Number(action["payType"]) },
    request_id: `boost-${String(action.id).padStart(16, "0")}`,
  });
  if (code !== 0) return `code ${code}`;
  world.purchases.set(action.id, {
    ...{ userId, kind: "boost", orderNum: data.order_num, isPlaced: true },
    ...{ isManual: true, placedAt: world.clock.now().getTime() },
    ...{ agreedFen: yuanToFen(price) ?? 0, depositFen: 0, cashbackFen: 0, rewardFen: 0, pieces: 0 },
  });
  return `ordered ${data.order_num} for ${price}`;
}

const ACTS = {
  async account(world: World, { userId, orderNum }: Purchase) {
    const account = { order_num: orderNum, account: "player", password: "secret" };
    return outcomeOf(await callOnPhone(world, userId, "boostAccount", account));
  },
  async cancel(world: World, { userId, orderNum }: Purchase) {
    return outcomeOf(await callAs(world, userId, "boostCancel", { order_num: orderNum }));
  },
  async receive(world: World, { userId, orderNum }: Purchase) {
    return outcomeOf(await callOnPhone(world, userId, "orderReceive", { order_num: orderNum }));
  },
  async refund(world: World, { userId, orderNum }: Purchase) {
    const request = { order_num: orderNum, reason: "not_working" as const };
    return outcomeOf(await callAs(world, userId, "orderRefund", request));
  },
};
