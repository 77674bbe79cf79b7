import { buildRequest, confirmOrder } from "@storefront/testbed/buyer/buy";
import { stockOf } from "@storefront/testbed/marketplace/fixed-listings";
import { CASHIER_URL } from "@storefront/testbed/marketplace/open-simulated";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { orders, paymentNotices, paymentRefunds, paymentTrades } from "../database/schema";
import { sweepRefunds } from "./refunds";

const BUYER = 1;
const CHANNELS = { alipay: 1, wxpay: 2 } as const;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

async function submission(goods_id: number, pay_type: number) {
  const { data } = await confirmOrder(buyer, { goods_id });
  return buildRequest(data.order_num, { goods_id }, { pay_type });
}
const build = (content: Awaited<ReturnType<typeof submission>>) =>
  buyer.call("buildOrder", content);

async function rowOf(orderNum: string) {
  const [row] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  return row;
}
const statusOf = async (orderNum: string) => (await rowOf(orderNum))?.status;
const tradeState = async (orderNum: string) => {
  const { db } = test.deps;
  const [row] = await db.select().from(paymentTrades).where(eq(paymentTrades.orderNum, orderNum));
  return row?.state;
};
const refunds = () => test.deps.db.select().from(paymentRefunds);
const results = async () =>
  (await test.deps.db.select().from(paymentNotices).orderBy(paymentNotices.id)).map(
    ({ result }) => result,
  );
const afterExpiry = () => test.clock.advance(15 * 60);

describe.each(["alipay", "wxpay"] as const)("%s", (name) => {
  const simulator = () => test.simulators[name];
  const order = async (goodsId = 1011) => {
    const content = await submission(goodsId, CHANNELS[name]);
    const { code, data } = await build(content);
    expect(code).toBe(0);
    return { orderNum: content.order_num, qrcode: data.qrcode, content };
  };
  const refundsOf = async (orderNum: string) =>
    Object.values((await simulator().trades.find(orderNum))?.refunds ?? {});

  it("returns the same QR code of the provider for concurrent submissions of an order", async () => {
    const content = await submission(1011, CHANNELS[name]);
    const answers = await Promise.all([build(content), build(content), build(content)]);
    const codes = answers.map(({ data }) => data.qrcode);
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toContain(`${CASHIER_URL}?order_num=${content.order_num}`);
    const listed = await buyer.call("orderList", {});
    expect(listed.data.list[0]?.payment?.qrcode).toBe(codes[0]);
  });

  it("keeps the order while the provider is down, and creates the trade on retry", async () => {
    simulator().faults.set("create", "down", 2);
    const content = await submission(1011, CHANNELS[name]);
    expect(await build(content)).toMatchObject({ status: 503, code: 30503 });
    expect(await statusOf(content.order_num)).toBe("pending");
    expect(await build(content)).toMatchObject({ code: 0 });
    expect(await test.deps.db.$count(orders)).toBeGreaterThan(0);
  });

  it("retries a create whose answer was lost", async () => {
    simulator().faults.set("create", "lost", 1);
    expect((await order()).qrcode).toContain(CASHIER_URL);
  });

  it("queries a trade whose answers were all lost when the order expires", async () => {
    simulator().faults.set("create", "lost", 2);
    const content = await submission(1011, CHANNELS[name]);
    expect(await build(content)).toMatchObject({ status: 503, code: 30503 });
    const listed = await buyer.call("orderList", {});
    expect(listed.data.list[0]?.payment?.qrcode).toBe("");
    await simulator().pay(content.order_num, { timing: "lost" });
    await afterExpiry();
    await sweepUnpaid(test.deps);
    expect(await statusOf(content.order_num)).toBe("paid");
  });

  it("is paid once for a hundred callbacks", async () => {
    const { orderNum } = await order();
    await simulator().pay(orderNum, { timing: "flood" });
    expect(await statusOf(orderNum)).toBe("paid");
    expect(await tradeState(orderNum)).toBe("paid");
    const recorded = await results();
    expect(recorded.filter((result) => result === "applied")).toHaveLength(1);
    expect(recorded.filter((result) => result === "repeated")).toHaveLength(99);
  });

  it.each([
    ["bad_signature", { forged: true }],
    ["wrong_merchant", { merchantId: "2088000000000009" }],
    ["wrong_amount", { amountFen: 1 }],
  ])("refuses and records as %s a callback with %j", async (reason, change) => {
    const { orderNum } = await order();
    const { delivery } = (await simulator().pay(orderNum, { change })) as { delivery: object };
    expect(delivery).toMatchObject({ accepted: false, status: 403 });
    expect(await statusOf(orderNum)).toBe("pending");
    expect(await results()).toEqual([reason]);
    expect(await simulator().resend(orderNum)).toMatchObject({ accepted: true });
    expect(await statusOf(orderNum)).toBe("paid");
  });

  it("is found paid at expiry when its callback was lost", async () => {
    const { orderNum } = await order();
    await simulator().pay(orderNum, { timing: "lost" });
    await afterExpiry();
    expect(await sweepUnpaid(test.deps)).toBe(0);
    expect(await statusOf(orderNum)).toBe("paid");
  });

  it("is found paid by a poll before the sweep", async () => {
    const { orderNum } = await order();
    await simulator().pay(orderNum, { timing: "lost" });
    await afterExpiry();
    const read = await buyer.call("payStatus", { order_num: orderNum });
    expect(read.data.pay_status).toBe(1);
  });

  it("closes the trade of an order that expires unpaid", async () => {
    const { orderNum } = await order();
    await simulator().scan(orderNum);
    await afterExpiry();
    expect(await sweepUnpaid(test.deps)).toBe(1);
    expect(await tradeState(orderNum)).toBe("closed");
    expect(await simulator().pay(orderNum)).toEqual({ state: "closed" });
  });

  it("trusts the provider's close over its query", async () => {
    const { orderNum } = await order();
    await simulator().pay(orderNum, { timing: "lost" });
    simulator().faults.set("query", "contradict", 1);
    await afterExpiry();
    await sweepUnpaid(test.deps);
    expect(await statusOf(orderNum)).toBe("paid");
  });

  it("is checked while the provider is down, and is fulfilled once the payment is found", async () => {
    const { orderNum } = await order();
    await simulator().pay(orderNum, { timing: "lost" });
    simulator().faults.set("query", "down", 1);
    await afterExpiry();
    expect(await sweepUnpaid(test.deps)).toBe(0);
    await test.clock.advance(2);
    expect(await sweepUnpaid(test.deps)).toBe(0);
    expect(await statusOf(orderNum)).toBe("pending");
    await test.clock.advance(5);
    expect(await sweepUnpaid(test.deps)).toBe(0);
    expect(await statusOf(orderNum)).toBe("paid");
  });

  it("refunds a payment that arrives after the sell-out once", async () => {
    const late = await order(1010);
    await afterExpiry();
    await sweepUnpaid(test.deps);
    const other = await order(1010);
    await simulator().pay(late.orderNum, { underWay: true });
    expect(await statusOf(late.orderNum)).toBe("refund_due");
    await Promise.all([sweepRefunds(test.deps), sweepRefunds(test.deps)]);
    await sweepRefunds(test.deps);
    expect(await statusOf(late.orderNum)).toBe("refunded");
    expect(await refundsOf(late.orderNum)).toMatchObject([
      { amountFen: expect.any(Number), state: "refunded" },
    ]);
    await simulator().pay(other.orderNum);
    expect(await stockOf(test.deps.db, 1010)).toMatchObject({ available: 0, held: 0, sold: 1 });
  });

  it("refunds the payment of a canceled order, and closes unpaid trades", async () => {
    const paid = await order();
    await buyer.call("orderCancel", { order_num: paid.orderNum });
    await simulator().pay(paid.orderNum);
    expect(await statusOf(paid.orderNum)).toBe("refund_due");
    await sweepRefunds(test.deps);
    expect(await statusOf(paid.orderNum)).toBe("refunded");
    const unpaid = await order();
    await simulator().scan(unpaid.orderNum);
    await buyer.call("orderCancel", { order_num: unpaid.orderNum });
    await sweepUnpaid(test.deps);
    expect(await tradeState(unpaid.orderNum)).toBe("closed");
  });

  it("keeps querying a canceled trade whose QR code can still be opened", async () => {
    const { orderNum } = await order();
    await buyer.call("orderCancel", { order_num: orderNum });
    await sweepUnpaid(test.deps);
    // WeChat Pay closes a trade that was never opened; Alipay does not know it yet.
    const open = name === "alipay";
    expect(await tradeState(orderNum)).toBe(open ? "waiting" : "closed");
    const paid = await simulator().pay(orderNum, { timing: "lost" });
    expect(paid.state).toBe(open ? "paid" : "closed");
    await test.clock.advance(30);
    await sweepUnpaid(test.deps);
    expect(await statusOf(orderNum)).toBe(open ? "refund_due" : "cancelled");
  });

  it.each([
    ["refuse", "due"],
    ["lost", "due"],
    ["pend", "pending"],
  ] as const)("retries a refund later after the fault %s", async (fault, state) => {
    const { orderNum } = await order();
    await buyer.call("orderCancel", { order_num: orderNum });
    await simulator().pay(orderNum);
    simulator().faults.set("refund", fault, 1);
    await sweepRefunds(test.deps);
    expect(await refunds()).toMatchObject([{ state, tries: 1 }]);
    await sweepRefunds(test.deps);
    expect(await refunds()).toMatchObject([{ state, tries: 1 }]);
    for (const wait of [30, 60, 120]) {
      await test.clock.advance(wait);
      await sweepRefunds(test.deps);
    }
    expect(await statusOf(orderNum)).toBe("refunded");
    expect(await refundsOf(orderNum)).toHaveLength(1);
  });

  it("counts two callbacks of a refund as one", async () => {
    const { orderNum } = await order();
    await buyer.call("orderCancel", { order_num: orderNum });
    await simulator().pay(orderNum, { underWay: true });
    simulator().faults.set("refund", "twice", 1);
    await sweepRefunds(test.deps);
    expect(await statusOf(orderNum)).toBe("refunded");
    expect(await refundsOf(orderNum)).toHaveLength(1);
    expect(await results()).toEqual(["refund_due"]);
  });

  it("marks a refund that is always refused as failed", async () => {
    const { orderNum } = await order();
    await buyer.call("orderCancel", { order_num: orderNum });
    await simulator().pay(orderNum);
    simulator().faults.set("refund", "refuse", 100);
    for (let tries = 0; tries < 25; tries += 1) {
      await sweepRefunds(test.deps);
      await test.clock.advance(3600);
    }
    expect(await refunds()).toMatchObject([{ state: "failed", tries: 20 }]);
    expect(await statusOf(orderNum)).toBe("refund_due");
  });
});

it("offers and accepts only the configured payment providers", async () => {
  const { wxpay, ...others } = test.deps.payments;
  test.deps.payments = others;
  const confirmed = await confirmOrder(buyer, { goods_id: 1011 });
  expect(confirmed.data.channel_list.map(({ class_name }) => class_name)).toEqual([
    "alipay",
    "ggpay",
  ]);
  expect(await build(await submission(1011, 2))).toMatchObject({ code: 30416 });
  test.deps.payments = { ...others, ...(wxpay ? { wxpay } : {}) };
});
