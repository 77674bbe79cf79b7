import { fenToYuan } from "@storefront/contract/money";
import { cardSecrets, goods, operatorAudit, orders } from "@storefront/marketplace/database/schema";
import { sweepSettlements } from "@storefront/marketplace/fulfilment/fulfilment";
import { SPECS } from "@storefront/testbed/marketplace/fixed-listings";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { signInAs } from "@storefront/testbed/operator/console-browser";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";
import { eq } from "drizzle-orm";

const BUYER = 1;
const test = useSite();
const clerk = useConsole(test, "clerk");
const owner = useConsole(test, "owner");

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

it("shows whether the platform holds the price, until when, and when it went to the seller", async () => {
  const orderNum = await paidCards();
  const page = async (browser = clerk) => (await browser.get(`/admin/orders/${orderNum}`)).html;
  const price = fenToYuan((await orderOf(orderNum))?.totalFen ?? 0);
  const held = `<dt>平台保管中</dt><dd><span class="money">¥${price}</span>`;
  expect(await page()).toContain(`${held} <span class="dim">买家收到后才结算给卖家</span>`);
  const token = await test.tokenOf(BUYER, 1);
  await test.request("orderReceive", { order_num: orderNum }, { token });
  expect(await page()).toMatch(
    /<dt>平台保管中<\/dt>.*2026-\d\d-\d\d \d\d:\d\d(:\d\d)? 起结算给卖家/,
  );
  await test.clock.advance(24 * 3600);
  await sweepSettlements(test.deps);
  // The clerk's session has ended.
  const html = await page(await signInAs(test, "viewer"));
  expect(html).toContain(`<dt>已结算给卖家</dt><dd><span class="money">¥${price}</span> 2026-`);
  expect(html).not.toContain("平台保管中");
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

describe("a refund", () => {
  const refund = { amount: "2", again: "2.00", reason: "少发了一件 <i>" };

  it("is made in part by a clerk, once, and shown with its ledger", async () => {
    const orderNum = await paidManual();
    const path = `/admin/orders/${orderNum}`;
    expect((await clerk.get(path)).html).toContain("<summary>退款</summary>");
    const { location } = await clerk.post(`${path}/refund`, refund);
    expect(location).toBe(`${path}?done=refund`);
    expect(await orderOf(orderNum)).toMatchObject({ status: "paid", refundedFen: 200 });
    expect((await clerk.get(location ?? "")).html).toContain("已退款，按原付款方式退回");
  });

  it("keeps the input of wrong amounts and changes nothing", async () => {
    const orderNum = await paidManual();
    const path = `/admin/orders/${orderNum}`;
    const wrong = [
      [{ ...refund, amount: "x" }, "请输入大于 0 的金额"],
      [{ ...refund, amount: "-1", again: "-1" }, "请输入大于 0 的金额"],
      [{ ...refund, again: "3" }, "两次输入的金额不一致"],
      [{ ...refund, reason: " " }, "请写明理由"],
      [{ ...refund, reason: "长".repeat(201) }, "最多 200 字，现在是 201 字"],
      [{ ...refund, amount: "400", again: "400" }, "最多还能退"],
    ] as const;
    for (const [fields, text] of wrong) {
      const { status, html } = await clerk.post(`${path}/refund`, fields);
      expect([400, 409]).toContain(status);
      expect(html).toContain(text);
      expect(html).toContain('<details class="act" open="">');
      expect(html).toContain(`value="${fields.amount}"`);
    }
    expect(await orderOf(orderNum)).toMatchObject({ status: "paid", refundedFen: 0 });
    expect(await auditCount()).toBe(0);
  });

  it("waits above the limit for another owner, who re-enters the amount", async () => {
    test.deps.config.refundApprovalFen = 100;
    const orderNum = await paidManual();
    const path = `/admin/orders/${orderNum}`;
    const asked = await owner.post(`${path}/refund`, refund);
    expect(asked.location).toBe(`${path}?done=request`);
    const own = await owner.post(`${path}/approve`, { approved: "2" });
    expect(own.status).toBe(409);
    expect(own.html).toContain("不能批准自己提出的退款");
    expect((await clerk.post(`${path}/approve`, { approved: "2" })).status).toBe(403);
    const other = await signInAs(test, "owner", "second-owner");
    expect((await other.get("/admin/refunds")).html).toContain("少发了一件 &lt;i&gt;");
    expect((await other.get(path)).html).toContain("等待批准的退款");
    const wrong = await other.post(`${path}/approve`, { approved: "2.01" });
    expect(wrong.html).toContain("与申请的金额不一致");
    expect(await orderOf(orderNum)).toMatchObject({ refundedFen: 0 });
    const { location } = await other.post(`${path}/approve`, { approved: "2" });
    expect(location).toBe(`${path}?done=approve`);
    expect(await orderOf(orderNum)).toMatchObject({ refundedFen: 200 });
    test.deps.config.refundApprovalFen = 50_000;
  });

  it("shows what was returned, what is left, why a request waits and who has refused", async () => {
    test.deps.config.refundApprovalFen = 300;
    const path = `/admin/orders/${await paidManual()}`;
    await clerk.post(`${path}/refund`, refund);
    await clerk.post(`${path}/refund`, refund);
    const waiting = (await owner.get(path)).html;
    expect(waiting).toContain("本单由操作员退的合计超过上限");
    expect(waiting).toContain("clerk 在");
    await owner.post(`${path}/reject`, {});
    const { html } = await clerk.get(path);
    expect(html).toMatch(/owner 在 [^<]+ 没有批准 ¥2.00/);
    expect(html).toMatch(/操作员在本单已退<\/dt><dd><span class="money">¥2.00<.*?¥3.00/);
    expect(html).toMatch(/你还能直接退<\/dt><dd><span class="money">¥0.00/);
    test.deps.config.refundApprovalFen = 50_000;
  });

  it("in full cancels a paid order when the amount is re-entered", async () => {
    const orderNum = await paidManual();
    const path = `/admin/orders/${orderNum}`;
    const { totalFen = 0 } = (await orderOf(orderNum)) ?? {};
    const why = "卖家缺货";
    expect((await clerk.post(`${path}/cancel`, { whole: "1", why })).status).toBe(409);
    expect((await clerk.post(`${path}/cancel`, { whole: "", why })).status).toBe(400);
    expect((await orderOf(orderNum))?.status).toBe("paid");
    const { status } = await clerk.post(`${path}/cancel`, { whole: fenToYuan(totalFen), why });
    expect(status).toBe(303);
    expect((await orderOf(orderNum))?.status).toBe("refund_due");
  });
});
