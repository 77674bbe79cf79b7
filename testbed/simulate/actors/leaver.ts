import { DELETION_WORD } from "@storefront/contract/account/deletion-terms";
import { encryptSmsPayload } from "@storefront/mobile/sms-payload";
import { type Action, DAY_S, HOUR_S, MINUTE_S, type Plan } from "../action";
import type { Actor } from "../actor";
import { Crashed } from "../engine/process";
import type { Random } from "../engine/random";
import { callAs, type Person, type World } from "../world";
import { outcomeOf, placeOrder } from "./place-order";
import { shelfOf } from "./shelves";

/** Of the seller of cards; used on two pieces. */
const COUPON = 3;
const CANCELLED = 6;

/**
 * Buyers with a phone number who close their account and register the number again: to use a coupon or the first-order
 * discount once more, or to reserve pieces although they have canceled too often.
 */
export const leaver: Actor = {
  name: "leaver",
  plan(random, plan) {
    planSecondCoupon(random, plan);
    planSecondReservations(random, plan);
  },
  async perform(world, action) {
    if (action.act === "join") return join(world, action);
    const person = world.people.get(Number(action["person"]));
    if (person?.userId === undefined) return "nobody";
    if (action.act === "rejoin") return logIn(world, person);
    if (action.act === "close") return close(world, person, person.userId);
    if (action.act === "claim") {
      const request = { goods_id: 1001, envelope_id: COUPON };
      return outcomeOf(await callAs(world, person.userId, "receiveEnvelope", request));
    }
    return placeOrder(world, action, shelfOf(String(action["shelf"])));
  },
};

function planSecondCoupon(random: Random, plan: Plan): void {
  const begin = random.int(0, DAY_S - 4 * HOUR_S);
  const { add, buy, person } = joinAt(plan, begin);
  for (const [time, at] of [begin + MINUTE_S, begin + 2 * HOUR_S].entries()) {
    add(at, "claim");
    for (const [index, shelf] of ["rename", "card-small"].entries()) {
      const quantity = shelf === "rename" ? 1 : 2;
      const of = buy(at + 30 + index * 60, { shelf, quantity, coupon: true });
      plan.add({ at: at + 45 + index * 60, actor: "payer", act: "pay", of, notice: "now" });
      plan.add({ at: at + 10 * MINUTE_S, actor: "buyer", act: "receive", of });
    }
    if (time > 0) continue;
    add(at + HOUR_S, "close");
    plan.add({ at: at + HOUR_S + MINUTE_S, actor: "leaver", act: "rejoin", person });
  }
}

function planSecondReservations(random: Random, plan: Plan): void {
  const begin = random.int(0, DAY_S - HOUR_S);
  const { add, buy, person } = joinAt(plan, begin);
  const order = { shelf: "rename", quantity: 1, coupon: false };
  for (let count = 1; count <= CANCELLED; count += 1) {
    const at = begin + count * MINUTE_S;
    const of = buy(at, order);
    plan.add({ at: at + 20, actor: "buyer", act: "cancel", of });
  }
  const closed = begin + (CANCELLED + 1) * MINUTE_S;
  add(closed, "close");
  plan.add({ at: closed + 90, actor: "leaver", act: "rejoin", person });
  buy(closed + 100, order);
}

/** @returns what the person does, who has a number of its own */
function joinAt(plan: Plan, at: number) {
  const person = plan.add({ at, actor: "leaver", act: "join" });
  const add = (then: number, act: string, details = {}) =>
    plan.add({ at: then, actor: "leaver", act, person, of: person, ...details });
  const buy = (then: number, order: object) => add(then, "buy", { payType: 1, ...order });
  return { person, add, buy };
}

function join(world: World, { id }: Action): Promise<string> {
  const person = world.people.get(id) ?? { phone: `139${String(id).padStart(8, "0")}` };
  world.people.set(id, person);
  return logIn(world, person);
}

/** Logs in by a code, which registers a number that is free. */
async function logIn(world: World, person: Person): Promise<string> {
  const { phone } = person;
  const { deps, request, process } = world.marketplace;
  const headers = { "req-v": "2" };
  const data = encryptSmsPayload(deps.config, { phone, event: "login" });
  const sent = await request("sendSms", { data }, { headers });
  if (process.hasCrashed) throw new Crashed();
  if (sent.code !== 0) return `no code, code ${sent.code}`;
  const verify_code = world.inbox.get(phone) ?? "";
  const { code, data: user } = await request("login", { phone, verify_code }, { headers });
  if (process.hasCrashed) throw new Crashed();
  if (code !== 0) return `not logged in, code ${code}`;
  const isNew = person.userId !== undefined && person.userId !== user.user_id;
  person.userId = user.user_id;
  return isNew ? `again, as user ${user.user_id}` : `as user ${user.user_id}`;
}

async function close(world: World, { phone }: Person, userId: number): Promise<string> {
  const sent = await callAs(world, userId, "sendDeletionCode", {});
  if (sent.code !== 0) return `no code for closing, code ${sent.code}`;
  const confirmation = DELETION_WORD;
  const confirmed = { verify_code: world.inbox.get(phone) ?? "", confirmation } as const;
  return outcomeOf(await callAs(world, userId, "deleteAccount", confirmed));
}
