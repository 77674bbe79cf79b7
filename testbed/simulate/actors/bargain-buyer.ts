import { type Action, DAY_S, HOUR_S, MINUTE_S, type Plan } from "../action";
import type { Actor } from "../actor";
import type { Random } from "../engine/random";
import { callAs, purchaseOf, type World } from "../world";
import { buyerOf, outcomeOf, placeOrder } from "./place-order";
import { REWARDED_SHELF, shelfOf } from "./shelves";

const PER_DAY = 7;
/** Times a day at which several hold a coupon in orders that expire together. */
const UNPAID_TOGETHER_PER_DAY = 2;
/** With cashback; from two pieces on with a gift. */
const SHELVES = ["card", "card", "card", "card-limited", REWARDED_SHELF.name];
const COUPONS = [1, 3];

/**
 * Buys with all that a price can consist of (coupon, gift, cashback, a promoter's link), bargains for a part of it afterwards with
 * clerks and in after-sales, and sometimes wants the rest back too.
 */
export const bargainBuyer: Actor = {
  name: "bargain buyer",
  plan(random, plan) {
    for (let count = PER_DAY; count > 0; count -= 1) planBargain(random, plan);
    for (let count = UNPAID_TOGETHER_PER_DAY; count > 0; count -= 1) planUnpaid(random, plan);
  },
  async perform(world, action) {
    if (action.act === "buy") return buy(world, action);
    const purchase = purchaseOf(world, action.of);
    if (!purchase) return "nothing";
    // The reason that sellers refuse, so that an operator decides.
    const request = { order_num: purchase.orderNum, reason: "recovered", text: "不一样" } as const;
    return outcomeOf(await callAs(world, purchase.userId, "orderRefund", request));
  },
};

type Then = (after: number, actor: string, act: string, details?: object) => void;

function planBargain(random: Random, plan: Plan): void {
  const at = random.int(0, DAY_S / 2);
  const user = random.int(0, 1_000);
  const payType = random.pick([0, 1, 2]);
  const shelf = random.pick(SHELVES);
  const quantity = random.int(1, 2);
  const isDear = shelf === "card-limited" || (shelf === "card" && quantity > 1);
  plan.add({ at, actor: "buyer", act: "claim", user, coupon: random.pick(COUPONS) });
  const of = plan.add({
    ...{ at: at + 20, actor: "bargain buyer", act: "buy", user, payType, coupon: true },
    ...{ shelf, quantity, promoter: random.int(0, 1_000) },
  });
  const then: Then = (after, actor, act, details) =>
    plan.add({ at: at + after, actor, act, of, ...details });
  if (payType !== 0) then(30, "payer", "pay", { notice: "now" });
  // Its cashback is paid out before the parts are refunded, between them, or never.
  if (random.chance(0.8)) then(random.pick([5 * MINUTE_S, 2 * HOUR_S]), "buyer", "receive");
  for (let parts = random.int(0, 2); parts > 0; parts -= 1) {
    const part = { clerk: random.int(0, 1), perMille: random.pick([100, 333, 500]) };
    then(random.int(1, 3) * HOUR_S, "clerk", "part", part);
  }
  if (isDear && random.chance(0.6)) planSplit(random, then);
  if (random.chance(0.6)) {
    then(4 * HOUR_S, "bargain buyer", "complain");
    then(6 * HOUR_S, "buyer", "escalate");
    then(7 * HOUR_S, "clerk", "judge", { perMille: random.pick([0, 333, 333, 500, 1_000]) });
  }
  if (random.chance(0.3)) then(9 * HOUR_S, "clerk", "part", { clerk: 0, perMille: 1_000 });
}

/** A clerk stays below the limit of an order with each part; an owner may refuse what is too much, and the clerk goes on. */
function planSplit(random: Random, then: Then): void {
  const clerk = random.int(0, 1);
  const isRefused = random.chance(0.5);
  for (const minutes of [30, 35, 40]) {
    then(minutes * MINUTE_S, "clerk", "part", { clerk, fen: 3_600, isRefused });
  }
  then(50 * MINUTE_S, "clerk", "part", { clerk, fen: 100 });
}

function planUnpaid(random: Random, plan: Plan): void {
  const at = random.int(0, DAY_S - HOUR_S);
  const first = random.int(0, 1_000);
  for (const user of [first, first + 1]) {
    plan.add({ at, actor: "buyer", act: "claim", user, coupon: 1 });
    plan.add({
      ...{ at: at + 20, actor: "bargain buyer", act: "buy", user, payType: 1, coupon: true },
      ...{ shelf: "card", quantity: 1 },
    });
  }
}

async function buy(world: World, action: Action): Promise<string> {
  const shelf = shelfOf(String(action["shelf"]));
  const { promoter } = action;
  if (promoter === undefined || world.purchases.has(action.id)) {
    return placeOrder(world, action, shelf);
  }
  const promoterId = buyerOf(world, { ...action, user: promoter });
  const shared = await callAs(world, promoterId, "shareGoods", { goods_id: shelf.goodsId });
  if (shared.code !== 0) return placeOrder(world, action, shelf);
  const sign = new URL(shared.data.link).searchParams.get("sign") ?? "";
  return placeOrder(world, action, shelf, { promotion_user_id: promoterId, sign });
}
