import { placeOrder } from "@storefront/testbed/buyer/buy";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { paymentTrades } from "../database/schema";

const BUYER = 1;
const CHANNELS = { alipay: 1, wxpay: 2 } as const;
const GOODS = 1011;
const [WAITING, PAID, FAILED] = [0, 1, 4];

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

async function order(name: keyof typeof CHANNELS): Promise<string> {
  const choice = { pay_type: CHANNELS[name] };
  return (await placeOrder(buyer, { goods_id: GOODS }, choice)).order.order_num;
}
const payStatus = async (order_num: string) =>
  (await buyer.call("payStatus", { order_num })).data.pay_status;
const laterStatus = async (orderNum: string) => {
  await test.clock.advance(10);
  return payStatus(orderNum);
};

it("reports a failed payment as soon as Alipay closes the trade", async () => {
  const orderNum = await order("alipay");
  expect(await payStatus(orderNum)).toBe(WAITING);
  await test.simulators.alipay.fail(orderNum);
  expect(await payStatus(orderNum)).toBe(FAILED);
  expect(await laterStatus(orderNum)).toBe(FAILED);
});

it("reports a failed payment when WeChat Pay is queried, until another attempt starts", async () => {
  const orderNum = await order("wxpay");
  await test.simulators.wxpay.fail(orderNum);
  expect(await payStatus(orderNum)).toBe(WAITING);
  expect(await laterStatus(orderNum)).toBe(FAILED);
  expect(await payStatus(orderNum)).toBe(FAILED);
  const { trades } = test.simulators.wxpay;
  const trade = await trades.find(orderNum);
  if (trade) await trades.save({ ...trade, failed: false });
  expect(await laterStatus(orderNum)).toBe(WAITING);
});

it.each(["alipay", "wxpay"] as const)(
  "accepts a payment through %s after a failed one",
  async (name) => {
    const orderNum = await order(name);
    await test.simulators[name].fail(orderNum);
    await laterStatus(orderNum);
    await test.simulators[name].pay(orderNum, { underWay: true });
    expect(await payStatus(orderNum)).toBe(PAID);
  },
);

it.each(["alipay", "wxpay"] as const)(
  "finds a payment through %s whose callback was lost while the buyer polls",
  async (name) => {
    const orderNum = await order(name);
    await test.simulators[name].pay(orderNum, { timing: "lost" });
    expect(await payStatus(orderNum)).toBe(WAITING);
    expect(await laterStatus(orderNum)).toBe(PAID);
  },
);

it("queries the provider once in ten seconds for concurrent polls", async () => {
  const orderNum = await order("wxpay");
  await test.clock.advance(10);
  // The only query gets no answer; a second one would find the failure.
  test.simulators.wxpay.faults.set("query", "down", 1);
  await test.simulators.wxpay.fail(orderNum);
  const statuses = await Promise.all([1, 2, 3, 4].map(() => payStatus(orderNum)));
  expect(statuses).toEqual([WAITING, WAITING, WAITING, WAITING]);
  expect(await laterStatus(orderNum)).toBe(FAILED);
});

it("closes the trade of an order that expires after a failed payment", async () => {
  const orderNum = await order("alipay");
  await test.simulators.alipay.fail(orderNum);
  await test.clock.advance(15 * 60);
  expect(await payStatus(orderNum)).toBe(2);
  const [trade] = await test.deps.db
    .select()
    .from(paymentTrades)
    .where(eq(paymentTrades.orderNum, orderNum));
  expect(trade?.state).toBe("closed");
});
