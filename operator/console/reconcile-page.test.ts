import {
  messages,
  operatorAudit,
  orders,
  paymentRefunds,
} from "@storefront/marketplace/database/schema";
import { sweepRefunds } from "@storefront/marketplace/payments/payments";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { type ConsoleBrowser, signInAs } from "@storefront/testbed/operator/console-browser";
import { useSite } from "@storefront/testbed/operator/use-console";
import { eq } from "drizzle-orm";
import { checkLedger } from "../check/check-ledger";

const BUYER = 1;
/** The test clock's day in China. */
const DAY = "2026-03-01";
const DAY_S = 24 * 60 * 60;
const UNKNOWN = "20260301000000000009";

const test = useSite();
let owner: ConsoleBrowser;
let orderNum: string;
let path: string;

beforeEach(async () => {
  await test.simulators.alipay.clear();
  orderNum = (await placeOrder(test, BUYER, { goodsId: 1011 })).order.order_num;
  path = `/admin/reconcile/alipay/${orderNum}`;
  owner = await signInAs(test, "owner");
});

const payUnnoticed = () => test.simulators.alipay.pay(orderNum, { timing: "lost" });
const statusOf = async () =>
  (await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0]?.status;
const audit = async () =>
  (await test.deps.db.select().from(operatorAudit)).map(({ action }) => action);
const refunds = () => test.deps.db.select().from(paymentRefunds);

it("lists a day's differences with links, and requires a day and a provider that exist", async () => {
  await payUnnoticed();
  await test.clock.advance(1.5 * DAY_S);
  owner = await signInAs(test, "owner", "next-day");
  const { html } = await owner.get(`/admin/reconcile?provider=alipay&day=${DAY}`);
  expect(html).toContain("渠道已完成，这里还没有");
  expect(html).toContain(`href="${path}"`);
  for (const query of [`provider=paypal&day=${DAY}`, "provider=alipay&day=2026-02-30"]) {
    expect((await owner.get(`/admin/reconcile?${query}`)).status).toBe(400);
  }
  const lookUp = await owner.get(`/admin/reconcile/payment?provider=alipay&number=${orderNum}`);
  expect(lookUp.location).toBe(path);
  const wrong = await owner.get("/admin/reconcile/payment?provider=alipay&number=%3Ci%3E");
  expect(wrong.status).toBe(400);
  expect(wrong.html).toContain('value="&lt;i&gt;"');
});

it("applies a payment that the provider confirms, once", async () => {
  await payUnnoticed();
  expect((await owner.get(path)).html).toContain("已付款");
  const wrong = await owner.post(`${path}/apply`, { amount: "5.01" });
  expect(wrong.html).toContain("与渠道收到的金额不一致");
  expect(wrong.html).toContain('value="5.01"');
  expect(await statusOf()).toBe("pending");
  expect((await owner.post(`${path}/apply`, { amount: "x" })).status).toBe(400);
  const { location } = await owner.post(`${path}/apply`, { amount: "5" });
  expect(location).toBe(`${path}?done=apply`);
  expect(await statusOf()).toBe("paid");
  expect((await owner.get(location ?? "")).html).toContain("入账：这笔付款已经入账");
  expect((await owner.post(`${path}/apply`, { amount: "5.00" })).status).toBe(409);
  expect(await audit()).toEqual(["payment.apply"]);
  expect(await test.deps.db.$count(messages)).toBe(1);
  expect(await checkLedger(test.deps.db)).toEqual([]);
});

it("does nothing on the operator's word alone", async () => {
  const { html } = await owner.get(path);
  expect(html).toContain("入账：渠道没有收到这笔付款");
  for (const act of ["apply", "refund"]) {
    const { status, html: refused } = await owner.post(`${path}/${act}`, { amount: "5" });
    expect(status).toBe(409);
    expect(refused).toContain("渠道没有收到这笔付款。什么也没有改变。");
  }
  await payUnnoticed();
  test.simulators.alipay.faults.set("query", "down", 2);
  expect((await owner.post(`${path}/apply`, { amount: "5" })).html).toContain("渠道没有回答");
  expect(await statusOf()).toBe("pending");
  expect(await audit()).toEqual([]);
});

it("refunds a payment of another amount at the provider, and leaves the order", async () => {
  await payUnnoticed();
  const trade = await test.simulators.alipay.trades.find(orderNum);
  if (trade) await test.simulators.alipay.trades.save({ ...trade, amountFen: 300 });
  expect((await owner.get(path)).html).toContain("金额与订单不符，只能退款");
  expect((await owner.post(`${path}/apply`, { amount: "3" })).status).toBe(409);
  expect((await owner.post(`${path}/refund`, { amount: "3" })).status).toBe(303);
  await sweepRefunds(test.deps);
  expect(await refunds()).toMatchObject([{ cause: "surplus", amountFen: 300, state: "refunded" }]);
  expect(await statusOf()).toBe("pending");
  expect((await owner.post(`${path}/refund`, { amount: "3.00" })).status).toBe(409);
  expect(await checkLedger(test.deps.db)).toEqual([]);
});

it("refunds a payment of an unknown order at the provider", async () => {
  await payUnnoticed();
  const trade = await test.simulators.alipay.trades.find(orderNum);
  if (trade) await test.simulators.alipay.trades.save({ ...trade, orderNum: UNKNOWN });
  const unknown = `/admin/reconcile/alipay/${UNKNOWN}`;
  expect((await owner.get(unknown)).html).toContain("没有这个订单");
  const { location } = await owner.post(`${unknown}/refund`, { amount: "5" });
  expect(location).toBe(`${unknown}?done=refund`);
  await sweepRefunds(test.deps);
  expect(await refunds()).toMatchObject([{ orderNum: UNKNOWN, state: "refunded" }]);
  expect(await checkLedger(test.deps.db)).toEqual([]);
});
