import { eq, sql } from "drizzle-orm";
import { cardSecrets, orders, userEnvelopes, users } from "@/database/schema";
import { CASHIER_URL } from "@/providers/payments/testing/open-simulated";
import { SPECS, stockOf } from "../../testing/fixed-listings";
import { setBalance } from "../../testing/set-balance";
import { settlePayment } from "../../testing/settle-payment";
import { openTestApp, type TestApp } from "../../testing/test-app";
import { sweepOrders } from "./sweep-orders";

const BUYER = 1;
const OTHER = 2;
/** 65.00 yuan each: the buyer's coupons 1 (10 off 50) and 2 (3 off 15) can be used on one piece. */
const SPEC = SPECS.second;

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  token = await test.tokenOf(BUYER);
});
afterAll(() => test.close());

const confirm = async (goods_id: number, goods_spec_id = 0, quantity = 1, as = token) =>
  test.request("orderConfirm", { goods_id, goods_spec_id, quantity }, { token: as });

type BuildPayload = Parameters<typeof test.request<"buildOrder">>[1];

async function draft(goodsId: number, specId = 0, quantity = 1): Promise<BuildPayload> {
  const { data } = await confirm(goodsId, specId, quantity);
  return {
    order_num: data.order_num,
    goods_id: goodsId,
    goods_spec_id: specId,
    buy_count: quantity,
    pay_type: 1,
    envelope_id: 0,
  };
}
const build = (payload: BuildPayload, as = token) =>
  test.request("buildOrder", payload, { token: as });

const stockRow = (id: number) => stockOf(test.deps.db, id);

describe("order_confirm", () => {
  it("prices with the best coupon, issues an order number and lists the payment methods", async () => {
    const { code, data } = await confirm(1001, SPEC);
    expect(code).toBe(0);
    expect(data.order_num).toMatch(/^\d{22}$/);
    expect(data.channel_list.map((each) => [each.channel_id, each.class_name])).toEqual([
      [1, "alipay"],
      [2, "wxpay"],
      [0, "ggpay"],
    ]);
    expect(data.validate_balance).toBe("1000.00");
    expect(data.all_envelope.valid.map((each) => each.user_envelope_id)).toContain(
      data.envelope?.user_envelope_id,
    );
    const reductions = data.all_envelope.valid.map((each) => Number(each.envelopes.reduce_num));
    expect(Number(data.envelope_reduce_price)).toBe(Math.max(...reductions));
  });

  it("returns why a coupon cannot be used", async () => {
    const { data } = await confirm(1001, SPEC, 2);
    expect(data.all_envelope.invalid.map((each) => each.use_end_time_text).sort()).toEqual([
      "不适用于该商品",
      "已过期",
      "还差 1878.00 元可用",
    ]);
  });

  it.each([
    ["a removed or unknown listing", 999_999, 0, 1, 20404],
    ["rent", 1003, 0, 1, 30400],
    ["app-only goods", 1004, 0, 1, 30400],
    ["specs that only the app sells", 1005, 0, 1, 30400],
    ["trade type 1", 1006, 0, 1, 30400],
    ["trade type 8", 1007, 0, 1, 30400],
    ["specs without a choice", 1001, 0, 1, 30401],
    ["another listing's spec", 1001, SPECS.ofHostile, 1, 30401],
    ["a spec of goods that have none", 1011, SPEC, 1, 30401],
    ["too few", 1013, 0, 1, 30402],
    ["too many", 1013, 0, 6, 30402],
    ["sold out", 1012, 0, 1, 30409],
    ["more than there are", 1010, 0, 2, 30409],
  ])("refuses %s", async (_, goodsId, specId, quantity, code) => {
    expect(await confirm(goodsId, specId, quantity)).toMatchObject({ code, data: null });
  });
});

/** Gives the other buyer a coupon that takes 10 off 50, like the buyer's own coupon 1. */
async function othersCoupon(): Promise<number> {
  const now = test.clock.now();
  const [coupon] = await test.deps.db
    .insert(userEnvelopes)
    .values({
      userId: OTHER,
      envelopeId: 1,
      status: "unused",
      expiresAt: new Date(now.getTime() + 86_400_000),
      createdAt: now,
    })
    .returning();
  return coupon?.id ?? 0;
}

describe("calculate_price", () => {
  const quote = (more: object, as = token) =>
    test.request(
      "quote",
      { goods_id: 1001, goods_spec_id: SPEC, quantity: 1, envelope_id: 0, ...more },
      { token: as },
    );

  it("applies the chosen coupon, and none for 0", async () => {
    const none = await quote({});
    expect(none.data).toMatchObject({ envelope: null, envelope_reduce_price: "0.00" });
    const chosen = none.data.all_envelope.valid[0]?.user_envelope_id ?? 0;
    expect((await quote({ envelope_id: chosen })).data.envelope).toEqual({
      user_envelope_id: chosen,
    });
  });

  it("refuses an expired coupon, one for other goods, and one that does not exist", async () => {
    for (const envelope_id of [4, 6, 777]) {
      expect((await quote({ envelope_id })).code).toBe(30410);
    }
  });

  it("refuses another user's coupon, which that user could use", async () => {
    const envelope_id = await othersCoupon();
    expect((await quote({ envelope_id }, await test.tokenOf(OTHER))).code).toBe(0);
    expect((await quote({ envelope_id })).code).toBe(30410);
  });
});

describe("build", () => {
  it("holds pieces and coupon and returns the payment QR code", async () => {
    const before = await stockRow(SPEC);
    const payload = { ...(await draft(1001, SPEC, 2)), envelope_id: 1 };
    const { code, data } = await build(payload);
    expect(code).toBe(0);
    expect(data.order).toMatchObject({
      order_num: payload.order_num,
      pay_status_api: `/v1/order/pay_status?order_num=${payload.order_num}`,
      h5_detail_api: `/v1/order/detail?order_num=${payload.order_num}`,
      pay_count_down: 900,
    });
    expect(data.qrcode).toMatch(`${CASHIER_URL}?order_num=${payload.order_num}&t=`);
    expect(data.detail_qrcode).toBe(
      `http://localhost:4000/phone/orderDetails?url=${encodeURIComponent(data.order.h5_detail_api)}`,
    );
    const after = await stockRow(SPEC);
    expect(after).toMatchObject({ available: (before?.available ?? 0) - 2, held: 2, sold: 0 });
    const [coupon] = await test.deps.db.select().from(userEnvelopes).where(eq(userEnvelopes.id, 1));
    expect(coupon?.status).toBe("held");
  });

  it("stores the quoted gifts for the order page", async () => {
    const gift = "满 2 件赠英雄体验卡 1 张";
    const goods = { goods_id: 1001, goods_spec_id: SPEC };
    const one = await test.request("orderConfirm", { ...goods, quantity: 1 }, { token });
    expect(one.data.gifts).toEqual([]);
    const { data } = await test.request("orderConfirm", { ...goods, quantity: 2 }, { token });
    expect(data.gifts).toEqual([gift]);
    const { order_num } = data;
    await test.request("buildOrder", { ...goods, order_num, buy_count: 2, pay_type: 1 }, { token });
    const read = await test.request("orderDetail", { order_num }, { token });
    expect(read.data.gifts).toEqual([gift]);
  });

  it("creates one order per order number for a hundred concurrent requests", async () => {
    const payload = await draft(1001, SPEC);
    const answers = await Promise.all(Array.from({ length: 100 }, () => build(payload)));
    for (const each of answers) expect(each).toEqual(answers[0]);
    expect(answers[0]?.code).toBe(0);
    expect(await test.deps.db.$count(orders)).toBe(1);
    expect(await stockRow(SPEC)).toMatchObject({ held: 1 });
  });

  it.each([
    { buy_count: 2 },
    { pay_type: 2 },
    { envelope_id: 1 },
    { goods_spec_id: SPEC + 1 },
    { goods_id: 1011, goods_spec_id: 0 },
    { user_remark: "快一点" },
  ])("refuses the same number with other content: %p", async (change) => {
    const payload = await draft(1001, SPEC);
    await build(payload);
    expect((await build({ ...payload, ...change })).code).toBe(30413);
    expect(await test.deps.db.$count(orders)).toBe(1);
  });

  it("refuses content that differs from the confirmed one", async () => {
    const payload = await draft(1001, SPEC);
    expect((await build({ ...payload, goods_spec_id: SPEC + 1 })).code).toBe(30413);
    expect(await test.deps.db.$count(orders)).toBe(0);
  });

  it("refuses another price than the one shown to the buyer", async () => {
    const payload = await draft(1001, SPEC);
    const { data } = await confirm(1001, SPEC);
    const shown = { ...payload, expected_price: data.after_discount_price };
    expect((await build({ ...shown, expected_price: "0.01" })).code).toBe(30418);
    expect(await test.deps.db.$count(orders)).toBe(0);
    expect(await stockRow(SPEC)).toMatchObject({ held: 0 });
    expect((await build(shown)).code).toBe(0);
  });

  it("accepts an order number only from its buyer and for one day", async () => {
    const payload = await draft(1001, SPEC);
    expect((await build(payload, await test.tokenOf(OTHER))).code).toBe(30404);
    expect((await build({ ...payload, order_num: "12345678" })).code).toBe(30404);
    await test.clock.advance(24 * 3600);
    expect((await build(payload)).code).toBe(30412);
  });

  it("requires the seller's fields", async () => {
    const payload = await draft(1009);
    expect(await build(payload)).toMatchObject({ code: 30415, msg: "请输入游戏编号" });
    const { data } = await confirm(1009);
    const remark_id = data.customer_remarks[0]?.remark_id;
    const blank = JSON.stringify([{ remark_id, content: "  " }]);
    expect((await build({ ...payload, customer_remarks: blank })).code).toBe(30415);
    const filled = JSON.stringify([{ remark_id, content: "123456789" }]);
    expect((await build({ ...payload, customer_remarks: filled })).code).toBe(0);
    expect((await build({ ...payload, customer_remarks: filled })).code).toBe(0);
  });

  it("pays from the balance immediately, and assigns the secrets", async () => {
    const payload = { ...(await draft(1011)), pay_type: 0 };
    const { code, data } = await build(payload);
    expect(code).toBe(0);
    expect(data.qrcode).toBe("");
    expect(data.order).toMatchObject({ price: "5.00", pay_count_down: 0 });
    const [user] = await test.deps.db.select().from(users).where(eq(users.id, BUYER));
    expect(user?.balanceFen).toBe(99_500);
    expect(await test.deps.db.$count(cardSecrets, sql`order_id is not null`)).toBe(1);
    expect(await build(payload)).toMatchObject({ code: 0, data: { qrcode: "" } });
    expect(await test.takeChangedGoods()).toEqual([1011]);
  });

  it("changes nothing when the balance is short", async () => {
    await setBalance(test.deps.db, BUYER, 499);
    const before = await stockRow(1011);
    const payload = { ...(await draft(1011)), pay_type: 0 };
    expect(await build(payload)).toMatchObject({ code: 30414, msg: "余额不足" });
    expect(await stockRow(1011)).toEqual(before);
    expect(await test.deps.db.$count(orders)).toBe(0);
    expect((await build({ ...payload, pay_type: 1 })).code).toBe(0);
  });

  it("refuses another user's coupon, which stays unused", async () => {
    const envelope_id = await othersCoupon();
    expect(await build({ ...(await draft(1001, SPEC)), envelope_id })).toMatchObject({
      code: 30410,
      data: null,
    });
    const [coupon] = await test.deps.db
      .select()
      .from(userEnvelopes)
      .where(eq(userEnvelopes.id, envelope_id));
    expect(coupon?.status).toBe("unused");
  });

  it("refuses an unknown channel", async () => {
    expect((await build({ ...(await draft(1011)), pay_type: 7 })).code).toBe(30416);
  });

  it("sells the last piece once and notifies the storefront that it is gone", async () => {
    const first = await draft(1010);
    const second = await draft(1010);
    const answers = await Promise.all([build(first), build(second)]);
    expect(answers.map((each) => each.code).sort()).toEqual([0, 30409]);
    expect(await test.takeChangedGoods()).toEqual([1010]);
  });

  it("gives the first-order discount once, also while the first order is unpaid", async () => {
    const { data } = await confirm(1008);
    expect(data.discounts.map((line) => line.title)).toContain("首单立减");
    const [one, two] = [await draft(1008), await draft(1008)];
    const prices = [(await build(one)).data.order.price, (await build(two)).data.order.price];
    expect(Number(prices[1])).toBeGreaterThan(Number(prices[0]));
    await test.clock.advance(900);
    expect(await sweepOrders(test.deps)).toBe(2);
    expect((await confirm(1008)).data.now_price).toBe(data.now_price);
  });

  it("does not use one coupon for two orders", async () => {
    const one = { ...(await draft(1001, SPEC)), envelope_id: 1 };
    const two = { ...(await draft(1001, SPEC)), envelope_id: 1 };
    expect((await build(one)).code).toBe(0);
    expect((await build(two)).code).toBe(30410);
    await test.clock.advance(900);
    await test.request("payStatus", { order_num: one.order_num }, { token });
    expect((await build(two)).code).toBe(0);
  });
});

describe("expiry", () => {
  it("is applied by the first read, and releases pieces and coupon", async () => {
    const before = await stockRow(SPEC);
    const payload = { ...(await draft(1001, SPEC)), envelope_id: 1 };
    await build(payload);
    const status = () => test.request("payStatus", { order_num: payload.order_num }, { token });
    await test.clock.advance(899);
    expect((await status()).data).toEqual({ pay_status: 0, pay_count_down: 1 });
    await test.clock.advance(1);
    expect((await status()).data).toEqual({ pay_status: 2, pay_count_down: 0 });
    expect(await stockRow(SPEC)).toEqual(before);
    expect((await confirm(1001, SPEC)).data.all_envelope.valid).toContainEqual(
      expect.objectContaining({ user_envelope_id: 1 }),
    );
    expect((await build(payload)).code).toBe(30412);
  });

  it("is swept once per order, and deletes unused order numbers", async () => {
    await build(await draft(1010));
    expect(await test.takeChangedGoods()).toEqual([1010]);
    await draft(1001, SPEC);
    await test.clock.advance(900);
    const swept = await Promise.all([sweepOrders(test.deps), sweepOrders(test.deps)]);
    expect(swept[0] + swept[1]).toBe(1);
    expect(await test.takeChangedGoods()).toEqual([1010]);
    await test.clock.advance(2 * 24 * 3600);
    await sweepOrders(test.deps);
    const drafts = await test.deps.db.execute(sql`select order_num from order_drafts`);
    expect(drafts).toMatchObject({ rows: [expect.anything()] });
  });
});

describe("an order", () => {
  it("is read by its buyer only", async () => {
    const payload = await draft(1011);
    await build(payload);
    const stranger = { token: await test.tokenOf(OTHER) };
    const { order_num } = payload;
    expect((await test.request("payStatus", { order_num }, stranger)).code).toBe(30404);
    expect((await test.request("orderDetail", { order_num }, stranger)).code).toBe(30404);
    expect((await test.request("orderSecret", { order_num }, stranger)).code).toBe(30404);
    expect((await test.request("orderDetail", { order_num })).code).toBe(50000);
  });

  it("shows its secrets on the phone only, once it has been received", async () => {
    const payload = { ...(await draft(1013, 0, 2)), pay_type: 0 };
    await build(payload);
    const { order_num } = payload;
    const desktop = await test.request("orderDetail", { order_num }, { token });
    expect(desktop.data).toMatchObject({ status: "paid", secrets: [] });
    const phone = { token: await test.tokenOf(BUYER, 1) };
    const unopened = await test.request("orderDetail", { order_num }, phone);
    expect(unopened.data).toMatchObject({ status: "paid", secrets: [] });
    for (const _ of ["once", "again"]) {
      const { data } = await test.request("orderReceive", { order_num }, phone);
      expect(data).toEqual({ order_num, state: "collected" });
    }
    const opened = await test.request("orderDetail", { order_num }, phone);
    expect(opened.data).toMatchObject({ status: "collected", goods_id: 1013, quantity: 2 });
    expect(new Set(opened.data.secrets).size).toBe(2);
    const collected = await test.request("orderDetail", { order_num }, { token });
    expect(collected.data).toMatchObject({ status: "collected", secrets: [] });
    expect((await test.request("orderDetail", { order_num }, phone)).data).toEqual(opened.data);
    const { secrets } = opened.data;
    const secretOf = async (buyer: { token: string }) =>
      (await test.request("orderSecret", { order_num }, buyer)).data;
    expect(await secretOf(phone)).toEqual({ order_num, secrets });
    expect(await secretOf({ token })).toEqual({ order_num, secrets: [] });
    expect((await test.request("payStatus", { order_num }, { token })).data.pay_status).toBe(1);
  });

  it("can be received by its buyer only, and only when it is paid", async () => {
    const payload = await draft(1011);
    await build(payload);
    const { order_num } = payload;
    const phone = { token: await test.tokenOf(BUYER, 1) };
    expect((await test.request("orderReceive", { order_num }, phone)).code).toBe(30412);
    const stranger = { token: await test.tokenOf(OTHER, 1) };
    expect((await test.request("orderReceive", { order_num }, stranger)).code).toBe(30404);
    expect((await test.request("orderReceive", { order_num })).code).toBe(50000);
    await settlePayment(test.deps, order_num);
    expect((await test.request("orderReceive", { order_num }, stranger)).code).toBe(30404);
    const { data } = await test.request("orderDetail", { order_num }, phone);
    expect(data).toMatchObject({ status: "paid", secrets: [] });
  });

  it("shows no secret before it is paid", async () => {
    const payload = await draft(1011);
    await build(payload);
    const phone = { token: await test.tokenOf(BUYER, 1) };
    const { data } = await test.request("orderDetail", { order_num: payload.order_num }, phone);
    expect(data).toMatchObject({ status: "pending", secrets: [], paid_at: null });
  });

  it("has payment details while it is unpaid", async () => {
    const payload = await draft(1011);
    const { qrcode } = (await build(payload)).data;
    const { order_num } = payload;
    const read = async () => (await test.request("orderDetail", { order_num }, { token })).data;
    expect((await read()).payment).toEqual({ pay_count_down: 900, qrcode });
    await settlePayment(test.deps, order_num);
    expect((await read()).payment).toBeNull();
  });
});
