import { eq, sql } from "drizzle-orm";
import { cardSecrets, goods, orders, paymentNotices, stock, userEnvelopes } from "../../db/schema";
import { openTestApp, type TestApp } from "../../testing/test-app";
import { sweepOrders } from "../orders/sweep-orders";
import { cashierLink, isCashierKey } from "./cashier-link";
import { signNotice } from "./sign-notice";

const BUYER = 1;
const SPEC = 100102;

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

interface Made {
  order_num: string;
  amount: string;
}

async function order(
  goods_id = 1011,
  { specId = 0, quantity = 1, couponId = 0, channel = 1 } = {},
): Promise<Made> {
  const confirmed = await test.request(
    "orderConfirm",
    { goods_id, goods_spec_id: specId, quantity },
    { token },
  );
  const { order_num } = confirmed.data;
  const built = await test.request(
    "buildOrder",
    {
      order_num,
      goods_id,
      goods_spec_id: specId,
      buy_count: quantity,
      pay_type: channel,
      envelope_id: couponId,
    },
    { token },
  );
  expect(built.code).toBe(0);
  return { order_num, amount: built.data.order.price };
}

const notice = (made: Made, change: object = {}) => ({
  notice_id: "n-1",
  channel: "alipay",
  outcome: "paid",
  ...made,
  ...change,
});

function post(body: string, signature = signNotice(test.deps.config, body)) {
  return test.send("/v1/pay/notice", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", "X-Signature": signature },
  });
}
const notify = (made: Made, change: object = {}) => post(JSON.stringify(notice(made, change)));

async function recorded(): Promise<string[]> {
  const rows = await test.deps.db.select().from(paymentNotices).orderBy(paymentNotices.id);
  return rows.map((row) => row.result);
}
async function statusOf({ order_num }: Made) {
  const [row] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, order_num));
  return row?.status;
}
async function stockOf(id: number) {
  const [row] = await test.deps.db.select().from(stock).where(eq(stock.id, id));
  return row;
}
const assigned = () => test.deps.db.$count(cardSecrets, sql`order_id is not null`);

describe("a payment notice", () => {
  it("pays the order: pieces sold, secret assigned, sales counted, storefront told", async () => {
    const made = await order();
    const [before] = await test.deps.db.select().from(goods).where(eq(goods.id, 1011));
    expect(await notify(made)).toMatchObject({ status: 200, data: { result: "applied" } });
    expect(await statusOf(made)).toBe("paid");
    expect(await stockOf(1011)).toMatchObject({ held: 0, sold: 1 });
    expect(await assigned()).toBe(1);
    const [after] = await test.deps.db.select().from(goods).where(eq(goods.id, 1011));
    expect(after?.sale).toBe((before?.sale ?? 0) + 1);
    expect(test.changedGoods).toEqual([1011]);
  });

  it("uses the coupon up", async () => {
    const made = await order(1001, { specId: SPEC, couponId: 1 });
    await notify(made);
    const [coupon] = await test.deps.db.select().from(userEnvelopes).where(eq(userEnvelopes.id, 1));
    expect(coupon?.status).toBe("used");
    const read = async (id: number) =>
      (
        await test.request(
          "quote",
          { goods_id: 1001, goods_spec_id: SPEC, quantity: 1, envelope_id: id },
          { token },
        )
      ).code;
    expect(await read(1)).toBe(30410);
  });

  it("is applied once however often it comes, also at the same moment", async () => {
    const made = await order(1013, { quantity: 2 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(made)));
    const results = answers.map((each) => (each.data as { result: string }).result);
    expect(results.filter((result) => result === "applied")).toHaveLength(1);
    expect(results.filter((result) => result === "repeated")).toHaveLength(19);
    expect(await assigned()).toBe(2);
  });

  it.each([
    ["another amount", { amount: "4.99" }, "wrong_amount"],
    ["an amount beyond the database", { amount: "999999999.99" }, "wrong_amount"],
    ["another channel", { channel: "wxpay" }, "wrong_channel"],
    ["an unknown order", { order_num: "12345678" }, "unknown_order"],
  ])("with %s is refused, recorded and logged", async (_, change, reason) => {
    const warned = jest.spyOn(test.deps.log, "warn");
    const made = await order();
    expect(await notify(made, change)).toMatchObject({ status: 403, code: 30403 });
    expect(await statusOf(made)).toBe("pending");
    expect(await recorded()).toEqual([reason]);
    expect(warned).toHaveBeenCalledWith(expect.objectContaining({ reason }), expect.any(String));
  });

  it.each(["", "00", "é", "0".repeat(64)])("with signature %p is refused", async (signature) => {
    const made = await order();
    const body = JSON.stringify(notice(made));
    expect(await post(body, signature)).toMatchObject({ status: 403, code: 30403 });
    expect(await statusOf(made)).toBe("pending");
    expect(await recorded()).toEqual(["bad_signature"]);
  });

  it("that is not signed leaves a row and a line up to a rate for each address; one that is always counts", async () => {
    const warned = jest.spyOn(test.deps.log, "warn");
    const body = JSON.stringify(notice(await order()));
    const forge = async (count: number) => {
      const answers = [];
      for (let n = 0; n < count; n += 1) answers.push(await post(body, "00"));
      return answers.map(({ status }) => status);
    };
    expect(new Set(await forge(60))).toEqual(new Set([403]));
    warned.mockClear();
    expect(new Set(await forge(9))).toEqual(new Set([429]));
    expect(warned.mock.calls.map(([what]) => what)).toEqual(
      [1, 2, 4, 8].map((dropped) => expect.objectContaining({ dropped })),
    );
    expect(await recorded()).toEqual(Array.from({ length: 60 }, () => "bad_signature"));
    expect(await post(body)).toMatchObject({ status: 200, data: { result: "applied" } });
    const elsewhere = await test.send("/v1/pay/notice", {
      method: "POST",
      body,
      headers: {
        "X-Signature": "00",
        "X-Internal-Secret": test.deps.config.internalSecret,
        "X-Client-Address": "203.0.113.9",
      },
    });
    expect(elsewhere.status).toBe(403);
    await test.clock.advance(601);
    expect(await forge(1)).toEqual([403]);
  });

  it("is signed over its raw bytes", async () => {
    const made = await order();
    const body = JSON.stringify(notice(made));
    expect((await post(`${body} `, signNotice(test.deps.config, body))).code).toBe(30403);
    expect((await post(`${body} `)).code).toBe(0);
  });

  it("that says the payment failed leaves the order waiting", async () => {
    const made = await order();
    expect(await notify(made, { outcome: "failed" })).toMatchObject({
      data: { result: "failed_recorded" },
    });
    expect(await statusOf(made)).toBe("pending");
    expect(await notify(made)).toMatchObject({ data: { result: "applied" } });
    expect(await recorded()).toEqual(["failed_recorded", "applied"]);
  });

  it("does not pay an order that the balance has paid", async () => {
    const made = await order(1011, { channel: 0 });
    expect((await notify(made)).code).toBe(30403);
    expect(await recorded()).toEqual(["wrong_channel"]);
  });

  it("that cannot be read is refused by name and recorded", async () => {
    expect(await post("{")).toMatchObject({ status: 400, code: 10401 });
    const answer = await post(JSON.stringify({ ...notice(await order()), amount: 5 }));
    expect(answer).toMatchObject({
      status: 400,
      code: 10400,
      msg: expect.stringMatching(/^amount：/),
    });
    expect(await recorded()).toEqual(["malformed", "malformed"]);
  });
});

describe("a payment after expiry", () => {
  const expire = async () => {
    await test.clock.advance(900);
    await sweepOrders(test.deps);
  };

  it("is fulfilled while there are pieces, with its coupon", async () => {
    const made = await order(1001, { specId: SPEC, couponId: 1 });
    await expire();
    expect(await statusOf(made)).toBe("expired");
    expect(await notify(made)).toMatchObject({ data: { result: "applied" } });
    expect(await statusOf(made)).toBe("paid");
    expect(await stockOf(SPEC)).toMatchObject({ held: 0, sold: 1 });
    const [coupon] = await test.deps.db.select().from(userEnvelopes).where(eq(userEnvelopes.id, 1));
    expect(coupon?.status).toBe("used");
  });

  it("is taken from its own pieces when nobody has swept yet", async () => {
    const made = await order(1010);
    await test.clock.advance(10_000);
    expect(await notify(made)).toMatchObject({ data: { result: "applied" } });
    expect(await stockOf(1010)).toMatchObject({ available: 0, held: 0, sold: 1 });
  });

  it("is refund due when somebody else has the last piece, and stays so", async () => {
    const late = await order(1010);
    await expire();
    const other = await order(1010);
    expect(await notify(late)).toMatchObject({ status: 200, data: { result: "refund_due" } });
    expect(await notify(late)).toMatchObject({ data: { result: "repeated" } });
    expect(await statusOf(late)).toBe("refund_due");
    expect(await notify(other)).toMatchObject({ data: { result: "applied" } });
    expect(await stockOf(1010)).toMatchObject({ available: 0, held: 0, sold: 1 });
    const { order_num } = late;
    expect((await test.request("payStatus", { order_num }, { token })).data.pay_status).toBe(3);
    const phone = { token: await test.tokenOf(BUYER, 1) };
    const detail = await test.request("orderDetail", { order_num }, phone);
    expect(detail.data).toMatchObject({ status: "refund_due", secrets: [] });
  });

  it("is refund due when its coupon went to another order meanwhile: one coupon reduces one order", async () => {
    const late = await order(1001, { specId: SPEC, couponId: 1 });
    await expire();
    const other = await order(1001, { specId: SPEC, couponId: 1 });
    expect(await notify(late)).toMatchObject({ data: { result: "refund_due" } });
    expect(await notify(other)).toMatchObject({ data: { result: "applied" } });
    expect(await stockOf(SPEC)).toMatchObject({ held: 0, sold: 1 });
  });
});

describe("a notice that cannot be applied", () => {
  it("changes nothing when the secrets are missing, and can come again", async () => {
    const made = await order();
    const stored = await test.deps.db.delete(cardSecrets).returning();
    expect(await notify(made)).toMatchObject({ status: 500, code: 10500 });
    expect(await statusOf(made)).toBe("pending");
    expect(await stockOf(1011)).toMatchObject({ held: 1, sold: 0 });
    expect(await recorded()).toEqual([]);
    await test.deps.db.insert(cardSecrets).values(stored);
    expect(await notify(made)).toMatchObject({ data: { result: "applied" } });
  });
});

describe("the cashier's link", () => {
  it("carries a key that belongs to its order alone", () => {
    const { config } = test.deps;
    const key = new URL(cashierLink(config, "12345678")).searchParams.get("t") ?? "";
    expect(isCashierKey(config, "12345678", key)).toBe(true);
    expect(isCashierKey(config, "12345679", key)).toBe(false);
    expect(isCashierKey(config, "12345678", "")).toBe(false);
  });
});
