import { eq } from "drizzle-orm";
import { cardSecrets, goods, operatorAudit, orders } from "@/database/schema";
import { SPECS } from "@/marketplace/testing/fixed-listings";
import { placeOrder } from "@/marketplace/testing/place-order";
import { settlePayment } from "@/marketplace/testing/settle-payment";
import { openTestApp, type TestApp } from "@/marketplace/testing/test-app";
import { composeApp } from "@/programs/compose-app";
import { type ConsoleBrowser, signInAs } from "../testing/console-browser";

const BUYER = 1;
let test: TestApp & { site: ReturnType<typeof composeApp> };
let clerk: ConsoleBrowser;
let owner: ConsoleBrowser;
beforeAll(async () => {
  const opened = await openTestApp();
  test = { ...opened, site: composeApp(opened.app, opened.deps) };
});
beforeEach(async () => {
  await test.reset();
  clerk = await signInAs(test, "clerk");
  owner = await signInAs(test, "owner");
});
afterAll(() => test.close());

const place = async (goodsId: number, specId = 0) =>
  (await placeOrder(test, BUYER, { goodsId, specId })).order.order_num;
const orderOf = async (orderNum: string) =>
  (await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0];
const auditCount = () => test.deps.db.$count(operatorAudit);

async function paidCards(): Promise<string> {
  const orderNum = await place(1001, SPECS.second);
  await settlePayment(test.deps, orderNum);
  return orderNum;
}

async function paidManual(): Promise<string> {
  await test.deps.db.update(goods).set({ deliveryType: 1 }).where(eq(goods.id, 1011));
  const orderNum = await place(1011);
  await settlePayment(test.deps, orderNum);
  return orderNum;
}

it("offers what is legal and gives the reason for the rest", async () => {
  const orderNum = await place(1011);
  const { html } = await owner.get(`/admin/orders/${orderNum}`);
  expect(html).toContain("<summary>取消订单</summary>");
  expect(html).not.toContain("<summary>更换卡密</summary>");
  expect(html).toContain("更换卡密：订单还没有付款");
  expect(html).toContain("延长期限：付款期限不能延长");
});

it("shows viewers no acts, and clerks which ones need an owner", async () => {
  const orderNum = await paidCards();
  const viewer = await signInAs(test, "viewer");
  expect((await viewer.get(`/admin/orders/${orderNum}`)).html).not.toContain("处理订单");
  const { html } = await clerk.get(`/admin/orders/${orderNum}`);
  expect(html).toMatch(/更换卡密<\/summary><p class="hint">你的角色不能做这一步/);
});

it("cancels an unpaid order once, also when the form is sent twice", async () => {
  const orderNum = await place(1011);
  const path = `/admin/orders/${orderNum}`;
  await clerk.get(path);
  const first = await clerk.post(`${path}/cancel`, {}, { formKey: "same" });
  expect([first.status, first.location]).toEqual([303, `${path}?done=cancel`]);
  const second = await clerk.post(`${path}/cancel`, {}, { formKey: "same" });
  expect(second.location).toBe(first.location);
  expect((await orderOf(orderNum))?.status).toBe("cancelled");
  expect(await auditCount()).toBe(1);
  expect((await clerk.get(`${path}?done=cancel`)).html).toContain("已取消，买家会收到消息");
  const again = await clerk.post(`${path}/cancel`, {});
  expect(again.status).toBe(409);
  expect(again.html).toContain("订单没有付款就结束了。什么也没有改变。");
});

it("exchanges a secret and never shows one", async () => {
  const orderNum = await paidCards();
  const path = `/admin/orders/${orderNum}`;
  const { id = 0 } = (await orderOf(orderNum)) ?? {};
  const ofOrder = () => test.deps.db.select().from(cardSecrets).where(eq(cardSecrets.orderId, id));
  const [old] = await ofOrder();
  expect((await owner.get(path)).html).toContain(`<option value="${old?.id}"`);
  expect((await owner.post(`${path}/exchange`, { secret_id: "x" })).html).toContain(
    "请选择要更换的卡密",
  );
  const done = await owner.post(`${path}/exchange`, { secret_id: String(old?.id) });
  expect(done.location).toBe(`${path}?done=exchange`);
  const { html } = await owner.get(done.location ?? "");
  expect(html).toContain("原来的卡密作废");
  for (const { secret } of await ofOrder()) expect(html).not.toContain(secret);
  expect((await ofOrder()).filter(({ voidedAt }) => voidedAt !== null)).toHaveLength(1);
});

it("extends a deadline, and keeps the input of a wrong one", async () => {
  const orderNum = await paidManual();
  const path = `/admin/orders/${orderNum}`;
  const before = (await orderOf(orderNum))?.deliverBy;
  for (const hours of ["0", "721", "1.5", "<i>", ""]) {
    const { status, html } = await clerk.post(`${path}/extend`, { deadline: "delivery", hours });
    expect(status).toBe(400);
    expect(html).toContain("请输入 1 到 720 的整数小时");
    expect(html).toContain(`value="${hours.replace("<", "&lt;").replace(">", "&gt;")}"`);
    expect(html).toContain('<details class="act" open="">');
  }
  const wrong = await clerk.post(`${path}/extend`, { deadline: "payment", hours: "2" });
  expect(wrong.html).toContain("请选择要延长的期限");
  const over = await clerk.post(`${path}/extend`, { deadline: "confirmation", hours: "2" });
  expect(over.status).toBe(409);
  expect((await orderOf(orderNum))?.deliverBy).toEqual(before);
  expect(await auditCount()).toBe(0);
  const { location } = await clerk.post(`${path}/extend`, { deadline: "delivery", hours: "2" });
  expect(location).toBe(`${path}?done=extend`);
  expect((await clerk.get(path)).html).toContain("延长期限</td>");
});
