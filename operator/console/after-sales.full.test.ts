import { afterSales, operatorAudit, users } from "@storefront/marketplace/database/schema";
import { sellWithPromises } from "@storefront/testbed/marketplace/sell-with-promises";
import { signInAs } from "@storefront/testbed/operator/console-browser";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";
import { desc, eq } from "drizzle-orm";

const BUYER = 1;
const test = useSite();
const clerk = useConsole(test, "clerk");
const owner = useConsole(test, "owner");
let orderNum: string;
let path: string;

beforeEach(async () => {
  orderNum = await sellWithPromises(test, { payType: 0, delivery: 1 });
  path = `/admin/after-sales/${orderNum}`;
  const token = await test.tokenOf(BUYER);
  const input = { order_num: orderNum, reason: "not_working", text: "打不开 <i>" } as const;
  await test.request("orderRefund", input, { token });
});

const stored = async () =>
  (await test.deps.db.select().from(afterSales).where(eq(afterSales.orderNum, orderNum)))[0];
const balance = async () =>
  (await test.deps.db.select().from(users).where(eq(users.id, BUYER)))[0]?.balanceFen ?? 0;
const lastAudit = async () =>
  (await test.deps.db.select().from(operatorAudit).orderBy(desc(operatorAudit.id)).limit(1))[0];

it("counts open after-sales on the overview and lists them by state", async () => {
  const overview = await clerk.get("/admin");
  expect(overview.html).toMatch(/<strong>1<\/strong><span>退款申请/);
  expect(overview.html).toMatch(/<strong>0<\/strong><span>纠纷/);
  expect(overview.html).toContain(path);
  expect((await clerk.get("/admin/after-sales?state=requested")).html).toContain(orderNum);
  expect((await clerk.get("/admin/after-sales?state=decided")).html).not.toContain(orderNum);
  expect((await clerk.get("/admin/after-sales?before=1&state=x")).status).toBe(200);
  const { html } = await clerk.get(path);
  expect(html).toContain("打不开 &lt;i&gt;");
  expect(html).toContain("买家申请退款");
  expect((await clerk.get(`/admin/orders/${orderNum}`)).html).toContain(path);
  expect((await clerk.get("/admin/after-sales/20990101000000000000")).status).toBe(404);
});

it("decides a dispute with a partial refund typed twice, and records who did it", async () => {
  const before = await balance();
  expect((await clerk.post(`${path}/refuse`, { text: " " })).html).toContain("请写明理由");
  expect((await clerk.post(`${path}/escalate`, { text: "双方说法不一" })).status).toBe(303);
  expect((await owner.get("/admin")).html).toMatch(/<strong>1<\/strong><span>纠纷/);

  const wrong = await owner.post(`${path}/decide`, { amount: "2", again: "3", text: "一半" });
  expect(wrong.status).toBe(400);
  expect(wrong.html).toContain("两次输入的金额不一致");
  expect(wrong.html).toContain("一半</textarea>");
  for (const amount of ["-1", "5.01", "x"]) {
    expect((await owner.post(`${path}/decide`, { amount, again: amount, text: "x" })).status).toBe(
      400,
    );
  }
  expect((await stored())?.state).toBe("escalated");
  expect(await balance()).toBe(before);

  const decision = { amount: "2.00", again: "2", text: "各担一半" };
  const decided = await owner.post(`${path}/decide`, decision);
  expect(decided.location).toBe(`${path}?done=decide`);
  expect(await balance()).toBe(before + 200);
  expect(await lastAudit()).toMatchObject({
    operatorName: "owner",
    action: "after_sale.decide",
    subject: `order ${orderNum}`,
    before: { after_sale: "escalated" },
    after: { refund_fen: 200 },
  });
  expect((await owner.get(path)).html).toContain("各担一半");
  const again = await owner.post(`${path}/decide`, { ...decision, text: "再来" });
  expect(again.status).toBe(409);
  expect(await balance()).toBe(before + 200);
});

it("accepts for the seller when the full amount is typed", async () => {
  const before = await balance();
  expect((await clerk.post(`${path}/accept`, { whole: "4.99" })).status).toBe(400);
  expect((await clerk.post(`${path}/accept`, { whole: "5" })).status).toBe(303);
  expect(await balance()).toBe(before + 500);
  expect(await lastAudit()).toMatchObject({ action: "after_sale.accept" });
});

it("rejects actions that the role or the state does not allow", async () => {
  const viewer = await signInAs(test, "viewer");
  expect((await viewer.get(path)).html).not.toContain("拒绝退款</button>");
  expect((await viewer.post(`${path}/refuse`, { text: "x" })).status).toBe(403);
  const decision = { amount: "1", again: "1", text: "x" };
  expect((await clerk.post(`${path}/decide`, decision)).status).toBe(403);
  expect((await owner.post(`${path}/decide`, decision)).status).toBe(409);
  expect((await stored())?.state).toBe("requested");
});
