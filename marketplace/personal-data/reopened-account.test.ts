import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { type Choice, type Offer, submitOrder } from "@storefront/testbed/buyer/buy";
import { callerWith } from "@storefront/testbed/buyer/caller";
import { closeAccount, logIn, reopenAccount } from "@storefront/testbed/marketplace/reopen-account";
import { requestCode } from "@storefront/testbed/marketplace/request-code";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, isNotNull } from "drizzle-orm";
import { forgetPersons } from "../accounts/accounts";
import { hashPhone } from "../accounts/phone-numbers";
import { envelopes, goodsSpecs, orders, userEnvelopes, users } from "../database/schema";

const DAY_S = 86_400;
const PHONE = "13900139000";
/** Takes 10 off 50; claimable on 1001. */
const COUPON = 1;
/** A spec of 1001 that costs 65.00. */
const SPEC = 2;
/** Takes 3.00 off a first order. */
const FIRST_BUY = 1008;
/** At most five for each buyer. */
const LIMITED = 1013;

const test = useTestApp();
let token: string;
let userId: number;

beforeEach(async () => {
  // Cashback on the balance would have to be used up before an account may be closed.
  await test.deps.db.update(goodsSpecs).set({ returnCashFen: 0 });
  ({ token, userId } = await logIn(test, PHONE));
});

const tryBuying = (offer: Offer, choice: Choice = {}) =>
  submitOrder(callerWith(test.request, token), offer, choice);

async function reopen(): Promise<void> {
  const before = userId;
  ({ token, userId } = await reopenAccount(test, { phone: PHONE, token }));
  expect(userId).not.toBe(before);
}

const claim = () =>
  test.request("receiveEnvelope", { envelope_id: COUPON, goods_id: 1001 }, { token });

const cancel = (order_num: string) => test.request("orderCancel", { order_num }, { token });

async function buy(goodsId: number, envelope_id = 0, specId = 0, quantity = 1): Promise<string> {
  const made = await tryBuying(
    { goods_id: goodsId, goods_spec_id: specId, quantity },
    { envelope_id },
  );
  expect(made).toMatchObject({ code: 0 });
  return made.data.order.order_num;
}

/** Pays an order whose secret is then collected, so that the account may be closed. */
async function payAndCollect(orderNum: string): Promise<void> {
  await payOrder(test, { orderNum, outcome: "paid" });
  const phone = { token: await test.tokenOf(userId, 1) };
  const received = await test.request("orderReceive", { order_num: orderNum }, phone);
  expect(received).toMatchObject({ code: 0, data: { state: "collected" } });
}

it("gives a coupon that the person has used to none of their later accounts", async () => {
  const had = (await claim()).data.user_envelope_id;
  await payAndCollect(await buy(1001, had, SPEC));
  for (let times = 0; times < 2; times += 1) {
    await reopen();
    const { data } = await test.request("goodsDetail", { goods_id: 1001 }, { token });
    expect(data.envelopes.find(({ envelope_id }) => envelope_id === COUPON)?.had_received).toBe(1);
    expect(await claim()).toMatchObject({ code: 30419 });
  }
  const uses = eq(userEnvelopes.envelopeId, COUPON);
  expect(await test.deps.db.$count(userEnvelopes, uses)).toBe(1);
});

it("gives a coupon that the person has claimed, and lost with the account, no second time", async () => {
  const { claimed } = await couponRow();
  expect((await claim()).code).toBe(0);
  await reopen();
  const { data } = await test.request("ownEnvelopes", {}, { token });
  expect(data.list).toEqual([]);
  expect(await claim()).toMatchObject({ code: 30419 });
  expect((await couponRow()).claimed).toBe(claimed + 1);
});

it("keeps the wait after six canceled orders, and its growth", async () => {
  const cancelSix = async () => {
    for (let count = 0; count < 6; count += 1) await cancel(await buy(1010));
  };
  await cancelSix();
  expect(await tryBuying({ goods_id: 1010 })).toMatchObject({ code: 30426 });
  await test.clock.advance(300);
  await reopen();
  expect((await tryBuying({ goods_id: 1010 })).code).toBe(0);
  const [open] = (await test.request("orderList", { page: 1 }, { token })).data.list;
  await cancel(open?.order_num ?? "");
  await cancel(await buyAfter(600));
  await reopen();
  const refused = await tryBuying({ goods_id: 1010 });
  expect(refused).toMatchObject({ code: 30426 });
  expect(refused.msg).toContain("分钟后再下单");
});

it("takes the first-order discount off one order of all accounts of a person", async () => {
  expect((await draftPrice(FIRST_BUY)).first).toBe(true);
  await payAndCollect(await buy(1001, 0, SPEC));
  await reopen();
  expect((await draftPrice(FIRST_BUY)).first).toBe(false);
});

it("counts a limit per buyer over all accounts of a person", async () => {
  await payAndCollect(await buy(LIMITED, 0, 0, 4));
  await reopen();
  const more = { goods_id: LIMITED, quantity: 2 };
  expect(await test.request("orderConfirm", more, { token })).toMatchObject({
    code: 30402,
    msg: "每人限购 5 件，你已有 4 件，剩下的 1 件不够最少购买的 2 件",
  });
});

it("refunds a first order of a closed account that is paid after another one had the discount", async () => {
  const first = await buy(FIRST_BUY);
  await test.clock.advance(900);
  await sweepUnpaid(test.deps);
  await reopen();
  const second = await buy(FIRST_BUY);
  const late = await payOrder(test, { orderNum: first, outcome: "paid" });
  expect(late).toMatchObject({ result: "refund_due" });
  const discounted = await test.deps.db.select().from(orders).where(eq(orders.firstBuy, true));
  expect(discounted.map(({ orderNum }) => orderNum)).toEqual(
    expect.arrayContaining([first, second]),
  );
  expect(await payOrder(test, { orderNum: second, outcome: "paid" })).toMatchObject({
    result: "applied",
  });
});

it("counts the codes sent to the number before", async () => {
  await reopen();
  // Five an hour: two logins, the closing, and two more.
  const codes: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    await test.clock.advance(60);
    codes.push((await requestCode(test, PHONE)).code);
  }
  expect(codes).toEqual([0, 0, 40429]);
});

it("forgets the person 180 days after the closing, and not before", async () => {
  await claim();
  await closeAccount(test, token);
  const [closed] = await accountRows();
  expect(closed).toMatchObject({ phoneKey: expect.stringMatching(/^[\w-]{43}$/) });
  expect(closed?.phoneKey).not.toBe(hashPhone(test.deps.config, PHONE));
  await test.clock.advance(180 * DAY_S - 1);
  expect(await forgetPersons(test.deps)).toBe(0);
  expect(await accountRows()).toEqual([closed]);
  await test.clock.advance(1);
  expect(await forgetPersons(test.deps)).toBe(1);
  expect(await accountRows()).toEqual([
    { ...closed, personId: null, phoneKey: null, wechatKey: null },
  ]);
  expect(await test.deps.db.$count(userEnvelopes, eq(userEnvelopes.userId, userId))).toBe(0);
  ({ token, userId } = await logIn(test, PHONE));
  expect((await claim()).code).toBe(0);
});

it("forgets a closed account also while the person has another one", async () => {
  await claim();
  await reopen();
  await test.clock.advance(180 * DAY_S);
  expect(await forgetPersons(test.deps)).toBe(1);
  const linked = await test.deps.db.select().from(users).where(isNotNull(users.personId));
  expect(linked.map(({ id }) => id)).toEqual([userId]);
  ({ token } = await logIn(test, PHONE));
  expect((await claim()).code).toBe(0);
});

const accountRows = () => test.deps.db.select().from(users).where(eq(users.id, userId));

async function couponRow() {
  const [row] = await test.deps.db.select().from(envelopes).where(eq(envelopes.id, COUPON));
  if (!row) throw new Error("no coupon");
  return row;
}

async function buyAfter(seconds: number): Promise<string> {
  await test.clock.advance(seconds);
  return buy(1010);
}

async function draftPrice(goods_id: number) {
  const { data } = await test.request("orderConfirm", { goods_id, quantity: 1 }, { token });
  return { first: JSON.stringify(data).includes("首单立减") };
}
