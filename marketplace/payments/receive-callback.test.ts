import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { setBalance } from "@storefront/testbed/marketplace/set-balance";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { type BackgroundWork, createBackgroundWork } from "../background-work";
import { fulfilmentTasks, orders, receivedPayments } from "../database/schema";
import { sweepFulfilments } from "./sweep-fulfilments";

const BUYER = 1;
const GOODS = 1011;

const t = useTestApp();
let orderNum: string;
/** Work that a callback has started and that the test lets go on. */
let held: Parameters<BackgroundWork["start"]>[1][];

beforeEach(async () => {
  held = [];
  t.deps.background = { start: (_, work) => held.push(work), settled: async () => {} };
  orderNum = (await placeOrder(t, BUYER, { goodsId: GOODS })).order.order_num;
});
afterEach(() => {
  t.deps.background = createBackgroundWork(t.deps.log);
});

const statusOf = async (num = orderNum) =>
  (await t.deps.db.select().from(orders).where(eq(orders.orderNum, num)))[0]?.status;
const outcomes = async () =>
  (await t.deps.db.select().from(receivedPayments)).map(({ outcome }) => outcome);
const tasks = () => t.deps.db.$count(fulfilmentTasks);

it("answers the provider when the payment is recorded, before the order is fulfilled", async () => {
  const paid = await t.simulators.alipay.pay(orderNum);
  expect(paid).toMatchObject({ delivery: { accepted: true, status: 200 } });
  expect([await statusOf(), await outcomes(), await tasks()]).toEqual(["received", ["waiting"], 1]);
  for (const work of held) await work();
  expect([await statusOf(), await outcomes(), await tasks()]).toEqual(["paid", ["applied"], 0]);
});

it("starts one fulfillment for repeated callbacks", async () => {
  await t.simulators.alipay.pay(orderNum, { timing: "twice" });
  await t.simulators.alipay.resend(orderNum);
  expect(held).toHaveLength(1);
  await Promise.all(held.map((work) => work()));
});

it("leaves the order to the sweep when the process ends before it is fulfilled", async () => {
  await t.simulators.alipay.pay(orderNum);
  await sweepFulfilments(t.deps);
  expect(await statusOf()).toBe("paid");
  for (const work of held) await work();
  expect([await statusOf(), await tasks()]).toEqual(["paid", 0]);
});

it("fulfills within the call what is paid from the balance, or found by a query", async () => {
  await setBalance(t.deps.db, BUYER, 10_000);
  const token = await t.tokenOf(BUYER);
  const { order } = await placeOrder(t, BUYER, { goodsId: GOODS, payType: 0 });
  expect(await statusOf(order.order_num)).toBe("paid");
  await t.simulators.alipay.pay(orderNum, { timing: "lost" });
  await t.clock.advance(60);
  const polled = await t.request("payStatus", { order_num: orderNum }, { token });
  expect(polled.data.pay_status).toBe(1);
  expect(await statusOf()).toBe("paid");
  expect(held).toEqual([]);
});
