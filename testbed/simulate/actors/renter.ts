import { yuanToFen } from "@storefront/contract/money";
import { type Action, DAY_S, HOUR_S, MINUTE_S, type Plan } from "../action";
import type { Actor } from "../actor";
import type { Random } from "../engine/random";
import { callOnPhone, type Purchase, purchaseOf, type World } from "../world";
import { viewDeposit } from "./deposit-view";
import { outcomeOf, placeOrder } from "./place-order";
import { planPayment } from "./plan-payment";
import { readSecrets } from "./read-secrets";
import { RENT_SHELF } from "./shelves";

const PER_DAY = 12;
/** Renters who pay for an extension when they have given the account back. */
const LATE_PER_DAY = 2;

/** Rents the account, extends, gives it back early, and answers claims against the deposit. */
export const renter: Actor = {
  name: "renter",
  plan(random, plan) {
    for (let count = PER_DAY; count > 0; count -= 1) {
      const at = random.int(0, DAY_S - 1);
      const payType = random.pick([0, 1, 2]);
      const hours = random.int(2, 5);
      const user = random.int(0, 1_000);
      const of = plan.add({ at, actor: "renter", act: "rent", payType, hours, user });
      if (payType !== 0) planPayment(random, plan, at, of);
      const then = (act: string, after: number, details = {}) =>
        plan.add({ at: at + after, actor: "renter", act, of, ...details });
      then("read", 20 * MINUTE_S);
      if (random.chance(0.6)) {
        // Some just before the end, so that the payment comes after it.
        const after = random.pick([HOUR_S, hours * HOUR_S - 2 * MINUTE_S]);
        const extension = { payType: random.pick([0, 1, 2]), hours: random.int(1, 4) };
        const id = then("extend", after, extension);
        if (extension.payType !== 0) planExtensionPayment(random, plan, { at: at + after, of, id });
      }
      if (random.chance(0.4)) then("return", random.int(30 * MINUTE_S, hours * HOUR_S));
      const answered = hours * HOUR_S + random.int(70, 200) * MINUTE_S;
      then("answer", answered, { accepts: random.chance(0.5) });
      for (const after of [hours * HOUR_S, answered + MINUTE_S, DAY_S]) then("deposit", after);
    }
    for (let count = LATE_PER_DAY; count > 0; count -= 1) planLateExtension(random, plan);
  },
  async perform(world, action) {
    if (action.act === "rent") {
      return placeOrder(world, action, RENT_SHELF, {
        rent_plan: { hours: Number(action["hours"]) },
      });
    }
    const purchase = purchaseOf(world, action.of);
    if (!purchase) return "nothing";
    return ACTS[action.act as keyof typeof ACTS](world, purchase, action);
  },
};

/** Rents, pays at once, orders an extension, gives the account back, and pays for the extension all the same. */
function planLateExtension(random: Random, plan: Plan): void {
  const at = random.int(0, DAY_S - 2 * HOUR_S);
  const renter = { actor: "renter", payType: 1 };
  const user = random.int(0, 1_000);
  const of = plan.add({ ...renter, at, act: "rent", hours: 3, user });
  plan.add({ at: at + 10, actor: "payer", act: "pay", of, notice: "now" });
  const extended = at + HOUR_S;
  const id = plan.add({ ...renter, at: extended, act: "extend", of, hours: 1 });
  plan.add({ ...renter, at: extended + 30, act: "return", of });
  plan.add({ at: extended + 35, actor: "payer", act: "pay", of: id, notice: "now" });
}

/** Some give the account back on the phone while the computer shows the QR code, and pay it then. */
function planExtensionPayment(
  random: Random,
  plan: Plan,
  { at, of, id }: { at: number; of: number; id: number },
): void {
  if (random.chance(0.6)) {
    planPayment(random, plan, at, id);
    return;
  }
  plan.add({ at: at + 30, actor: "renter", act: "return", of });
  const paid = at + 30 + random.pick([0, 5]);
  plan.add({ at: paid, actor: "payer", act: "pay", of: id, notice: "now" });
}

const ACTS = {
  extend,
  read: readSecrets,
  deposit: viewDeposit,
  async return(world: World, { userId, orderNum }: Purchase) {
    return outcomeOf(await callOnPhone(world, userId, "returnRental", { order_num: orderNum }));
  },
  async answer(world: World, { userId, orderNum }: Purchase, action: Action) {
    const act = action["accepts"] === true ? "accept" : "object";
    const answer = { order_num: orderNum, act, text: "归还时完好" } as const;
    return outcomeOf(await callOnPhone(world, userId, "answerDepositClaim", answer));
  },
};

/** Orders an extension, whose payment `payer` makes like any other; once per action, also after a crash. */
async function extend(
  world: World,
  { userId, orderNum }: Purchase,
  action: Action,
): Promise<string> {
  const { code, data } = await callOnPhone(world, userId, "extendRental", {
    ...{
      order_num: orderNum,
      hours: Number(action["hours"]),
      pay_type: Number(action["payType"]),
    },
    request_id: `extension-${String(action.id).padStart(16, "0")}`,
  });
  if (code !== 0) return `code ${code}`;
  world.purchases.set(action.id, {
    ...{ userId, kind: "extension", orderNum: data.order_num, isPlaced: true },
    ...{
      agreedFen: yuanToFen(data.price) ?? 0,
      depositFen: 0,
      cashbackFen: 0,
      rewardFen: 0,
      pieces: 0,
    },
    rentalNum: orderNum,
  });
  return `extension ${data.order_num} for ${data.price}`;
}
