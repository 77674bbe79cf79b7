import { buildRequest } from "@storefront/testbed/buyer/buy";
import { asUser } from "@storefront/testbed/marketplace/as-user";
import { countedTags } from "@storefront/testbed/marketplace/counted-tags";
import { SPECS, stockOf } from "@storefront/testbed/marketplace/fixed-listings";
import { CASHIER_URL } from "@storefront/testbed/marketplace/open-simulated";
import { giveCoupon, orderCalls } from "@storefront/testbed/marketplace/order-calls";
import { setBalance } from "@storefront/testbed/marketplace/set-balance";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { cardSecrets, orders, userEnvelopes, users } from "../database/schema";

const BUYER = 1;
const OTHER = 2;
/** 65.00 yuan each: the buyer's coupons 1 (10 off 50) and 2 (3 off 15) can be used on one piece. */
const SPEC = SPECS.second;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

const { confirm, draft, build } = orderCalls(buyer);

const stockRow = (id: number) => stockOf(test.deps.db, id);

describe("build", () => {
  it("holds pieces, also the gift's, and coupon and returns the payment QR code", async () => {
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
    expect(after).toMatchObject({ available: (before?.available ?? 0) - 3, held: 3, sold: 0 });
    const [coupon] = await test.deps.db.select().from(userEnvelopes).where(eq(userEnvelopes.id, 1));
    expect(coupon?.status).toBe("held");
  });

  it("stores the quoted gifts for the order page", async () => {
    const gift = "满 2 件赠同款 1 件";
    const goods = { goods_id: 1001, goods_spec_id: SPEC };
    const one = await buyer.call("orderConfirm", { ...goods, quantity: 1 });
    expect(one.data.gifts).toEqual([]);
    const { data } = await buyer.call("orderConfirm", { ...goods, quantity: 2 });
    expect(data.gifts).toEqual([gift]);
    const { order_num } = data;
    await buyer.call("buildOrder", buildRequest(order_num, { ...goods, quantity: 2 }));
    const read = await buyer.call("orderDetail", { order_num });
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
    expect((await (await asUser(test, OTHER)).call("buildOrder", payload)).code).toBe(30404);
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
    expect(await countedTags(test.deps.db)).toContain("goods:1011");
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
    const envelope_id = await giveCoupon(test, OTHER);
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
    expect(await sweepUnpaid(test.deps)).toBe(2);
    expect((await confirm(1008)).data.now_price).toBe(data.now_price);
  });

  it("does not use one coupon for two orders", async () => {
    const one = { ...(await draft(1001, SPEC)), envelope_id: 1 };
    const two = { ...(await draft(1001, SPEC)), envelope_id: 1 };
    expect((await build(one)).code).toBe(0);
    expect((await build(two)).code).toBe(30410);
    await test.clock.advance(900);
    await buyer.call("payStatus", { order_num: one.order_num });
    expect((await build(two)).code).toBe(0);
  });
});
