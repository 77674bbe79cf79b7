import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import type { CallbackName } from "@storefront/sandbox/payments/callbacks";
import { placeOrder } from "@storefront/testbed/buyer/buy";
import { countedTags } from "@storefront/testbed/marketplace/counted-tags";
import { SPECS, stockOf } from "@storefront/testbed/marketplace/fixed-listings";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { withoutTriggers } from "@storefront/testbed/marketplace/without-triggers";
import { eq, sql } from "drizzle-orm";
import { cardSecrets, goods, orders, paymentNotices, userEnvelopes } from "../database/schema";
import { CALLBACK_PATHS } from "../providers/payments/callback-paths";
import { sweepFulfilments } from "./sweep-fulfilments";

const BUYER = 1;
const SPEC = SPECS.second;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

interface Made {
  order_num: string;
  amount: string;
}

async function order(
  goods_id = 1011,
  { specId = 0, quantity = 1, couponId = 0, channel = 1 } = {},
): Promise<Made> {
  const offer = { goods_id, goods_spec_id: specId, quantity };
  const choice = { pay_type: channel, envelope_id: couponId };
  const { order } = await placeOrder(buyer, offer, choice);
  return { order_num: order.order_num, amount: order.price };
}

/** Pays at the simulated provider, which notifies the marketplace; when paid already, it repeats the callback. */
const pay = ({ order_num }: Made, notice?: CallbackName, amount?: string) =>
  payOrder(test, { orderNum: order_num, outcome: "paid", notice, amount });

const simulator = () => test.simulators.alipay;

/** Pays at Alipay for an order without a trade there. @returns the status of the callback's response */
async function payAtAlipay(orderNum: string): Promise<number | undefined> {
  const notifyUrl = `http://marketplace.test${CALLBACK_PATHS.alipay}`;
  const expiresAt = test.clock.now().getTime() + 60_000;
  const trade = { orderNum, tradeNum: "1", amountFen: 500, subject: "x", notifyUrl, expiresAt };
  const state = { state: "waiting", scanned: false, paidAt: null, refunds: {} } as const;
  await simulator().trades.save({ ...trade, ...state });
  const paid = await simulator().pay(orderNum);
  return paid.state === "paid" ? paid.delivery?.status : undefined;
}

async function recorded(): Promise<string[]> {
  const rows = await test.deps.db.select().from(paymentNotices).orderBy(paymentNotices.id);
  return rows.map((row) => row.result);
}
async function statusOf({ order_num }: Made) {
  const [row] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, order_num));
  return row?.status;
}
const stockNow = (id: number) => stockOf(test.deps.db, id);
const assigned = () => test.deps.db.$count(cardSecrets, sql`order_id is not null`);

describe("a payment", () => {
  it("sells the pieces, assigns the secret, and counts the sale, also on pages", async () => {
    const made = await order();
    const [before] = await test.deps.db.select().from(goods).where(eq(goods.id, 1011));
    expect(await pay(made)).toMatchObject({ http: 200, result: "applied" });
    expect(await statusOf(made)).toBe("paid");
    expect(await stockNow(1011)).toMatchObject({ held: 0, sold: 1 });
    expect(await assigned()).toBe(1);
    const [after] = await test.deps.db.select().from(goods).where(eq(goods.id, 1011));
    expect(after?.sale).toBe((before?.sale ?? 0) + 1);
    expect(await countedTags(test.deps.db)).toContain("goods:1011");
  });

  it("uses the coupon", async () => {
    const made = await order(1001, { specId: SPEC, couponId: 1 });
    await pay(made);
    const [coupon] = await test.deps.db.select().from(userEnvelopes).where(eq(userEnvelopes.id, 1));
    expect(coupon?.status).toBe("used");
    const quoted = { goods_id: 1001, goods_spec_id: SPEC, quantity: 1, envelope_id: 1 };
    expect((await buyer.call("quote", quoted)).code).toBe(30410);
  });

  it("is applied once for repeated and concurrent callbacks", async () => {
    const made = await order(1013, { quantity: 2 });
    await pay(made, "flood");
    const results = await recorded();
    expect(results.filter((result) => result === "applied")).toHaveLength(1);
    expect(results.filter((result) => result === "repeated")).toHaveLength(99);
    expect(await assigned()).toBe(2);
  });

  it.each([
    ["another amount", "4.99"],
    ["an amount beyond the database", "999999999.99"],
  ])("of %s is refused, recorded and logged", async (_, amount) => {
    const warned = jest.spyOn(test.deps.log, "warn");
    const made = await order();
    expect(await pay(made, "now", amount)).toMatchObject({ http: 403, result: null });
    expect(await statusOf(made)).toBe("pending");
    expect(await recorded()).toEqual(["wrong_amount"]);
    const reason = "wrong_amount";
    expect(warned).toHaveBeenCalledWith(expect.objectContaining({ reason }), expect.any(String));
  });

  it.each([
    ["for an order of another channel", 2],
    ["for an order that the balance has paid", 0],
  ])("%s is recorded and refunded", async (_, channel) => {
    const made = await order(1011, { channel });
    const before = await statusOf(made);
    expect(await payAtAlipay(made.order_num)).toBe(200);
    expect(await statusOf(made)).toBe(before);
    expect(await recorded()).toEqual(["refund_wrong_channel"]);
  });

  it("for an unknown order is refused and recorded", async () => {
    expect(await payAtAlipay("20990101000000000000")).toBe(403);
    expect(await recorded()).toEqual(["unknown_order"]);
  });

  it("that fails leaves the order pending", async () => {
    const made = await order();
    await payOrder(test, { orderNum: made.order_num, outcome: "failed" });
    expect(await statusOf(made)).toBe("pending");
    expect(await pay(made)).toMatchObject({ result: "applied" });
  });
});

describe("an unsigned callback", () => {
  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    test.app.request(path, { method: "POST", body, headers });

  it.each(Object.values(CALLBACK_PATHS))(
    "is refused and recorded at %s, for every kind of order",
    async (path) => {
      const bodies = [
        "",
        "{",
        "[]",
        "null",
        '{"id":"n"}',
        "a=1&a=2",
        "sign=x&sign_type=RSA2",
        "\0%FF",
      ];
      for (const body of bodies) expect((await send(path, body)).status).toBe(403);
      expect(await recorded()).toHaveLength(bodies.length);
      expect((await send(path, "x".repeat(70_000))).status).toBe(413);
    },
  );

  it("is recorded and logged up to a rate limit per address, which signed ones do not have", async () => {
    const warned = jest.spyOn(test.deps.log, "warn");
    const made = await order();
    const forge = async (count: number) => {
      const statuses = [];
      for (let n = 0; n < count; n += 1) {
        statuses.push((await send(CALLBACK_PATHS.alipay, "sign=x")).status);
      }
      return statuses;
    };
    expect(new Set(await forge(60))).toEqual(new Set([403]));
    warned.mockClear();
    expect(new Set(await forge(9))).toEqual(new Set([429]));
    expect(warned.mock.calls.map(([what]) => what)).toEqual(
      [1, 2, 4, 8].map((dropped) => expect.objectContaining({ dropped })),
    );
    expect(await recorded()).toEqual(Array.from({ length: 60 }, () => "bad_signature"));
    expect(await pay(made)).toMatchObject({ http: 200, result: "applied" });
    const elsewhere = await send(CALLBACK_PATHS.alipay, "sign=x", {
      "X-Internal-Secret": test.deps.config.internalSecret,
      "X-Client-Address": "203.0.113.9",
    });
    expect(elsewhere.status).toBe(403);
    await test.clock.advance(601);
    expect(await forge(1)).toEqual([403]);
  });
});

describe("a payment after expiry", () => {
  const expire = async () => {
    await test.clock.advance(900);
    await sweepUnpaid(test.deps);
  };

  it("is fulfilled while there are pieces, with its coupon", async () => {
    const made = await order(1001, { specId: SPEC, couponId: 1 });
    await expire();
    expect(await statusOf(made)).toBe("expired");
    expect(await pay(made)).toMatchObject({ result: "applied" });
    expect(await statusOf(made)).toBe("paid");
    expect(await stockNow(SPEC)).toMatchObject({ held: 0, sold: 1 });
    const [coupon] = await test.deps.db.select().from(userEnvelopes).where(eq(userEnvelopes.id, 1));
    expect(coupon?.status).toBe("used");
  });

  it("uses its own pieces when no sweep has released them yet", async () => {
    const made = await order(1010);
    await test.clock.advance(10_000);
    expect(await pay(made)).toMatchObject({ result: "applied" });
    expect(await stockNow(1010)).toMatchObject({ available: 0, held: 0, sold: 1 });
  });

  it("is due for a refund when another buyer has the last piece, and stays so", async () => {
    const late = await order(1010);
    await expire();
    const other = await order(1010);
    expect(await pay(late)).toMatchObject({ http: 200, result: "refund_due" });
    expect(await pay(late)).toMatchObject({ result: "repeated" });
    expect(await statusOf(late)).toBe("refund_due");
    expect(await pay(other)).toMatchObject({ result: "applied" });
    expect(await stockNow(1010)).toMatchObject({ available: 0, held: 0, sold: 1 });
    const { order_num } = late;
    expect((await buyer.call("payStatus", { order_num })).data.pay_status).toBe(3);
    const phone = { token: await test.tokenOf(BUYER, 1) };
    const detail = await test.request("orderDetail", { order_num }, phone);
    expect(detail.data).toMatchObject({ status: "refund_due", secrets: [] });
  });

  it("is due for a refund when another order has used its coupon", async () => {
    const late = await order(1001, { specId: SPEC, couponId: 1 });
    await expire();
    const other = await order(1001, { specId: SPEC, couponId: 1 });
    expect(await pay(late)).toMatchObject({ result: "refund_due" });
    expect(await pay(other)).toMatchObject({ result: "applied" });
    expect(await stockNow(SPEC)).toMatchObject({ held: 0, sold: 1 });
  });
});

describe("a payment that cannot be applied", () => {
  it("is acknowledged while secrets are missing, and its order is fulfilled later", async () => {
    const made = await order();
    const { db } = test.deps;
    const stored = await withoutTriggers(db, (tx) => tx.delete(cardSecrets).returning());
    expect(await pay(made)).toMatchObject({ http: 200, result: "applied" });
    expect(await statusOf(made)).toBe("received");
    expect(await stockNow(1011)).toMatchObject({ held: 1, sold: 0 });
    expect(await recorded()).toHaveLength(1);
    await withoutTriggers(db, (tx) => tx.insert(cardSecrets).values(stored));
    await test.clock.advance(30);
    await sweepFulfilments(test.deps);
    expect(await statusOf(made)).toBe("paid");
  });
});
