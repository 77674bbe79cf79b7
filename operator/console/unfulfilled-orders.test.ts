import { fulfilmentTasks, orders } from "@storefront/marketplace/database/schema";
import { placeStuckOrder } from "@storefront/testbed/marketplace/place-stuck-order";
import { signInAs } from "@storefront/testbed/operator/console-browser";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";
import { eq } from "drizzle-orm";

const BUYER = 1;
const GOODS = 1011;
const test = useSite();
const clerk = useConsole(test, "clerk");
let orderNum: string;
let mend: () => Promise<void>;

beforeEach(async () => {
  ({ orderNum, mend } = await placeStuckOrder(test, BUYER, { goodsId: GOODS }));
});
afterEach(() => mend());

const statusOf = async () =>
  (await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0]?.status;

it("lists paid and unfulfilled orders first, with cause, attempts and both buttons", async () => {
  await test.deps.db
    .update(fulfilmentTasks)
    .set({ cause: "stock 3 has fewer card secrets than pieces" });
  const { html } = await clerk.get("/admin");
  const list = html.slice(html.indexOf('id="unfulfilled"'), html.indexOf('id="deliver"'));
  for (const text of [
    ...[orderNum, "138****8000", "¥5.00", "请给商品补充卡密", "1 次"],
    ...[`action="/admin/orders/${orderNum}/retry"`, `/admin/orders/${orderNum}?act=cancel#acts`],
  ]) {
    expect(list).toContain(text);
  }
  const ids = [...html.matchAll(/<section class="card" id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids[0]).toBe("unfulfilled");
});

it("shows viewers the orders without buttons", async () => {
  const viewer = await signInAs(test, "viewer");
  const { html } = await viewer.get("/admin");
  expect(html).toContain(orderNum);
  expect(html).not.toContain("/retry");
  expect((await viewer.post(`/admin/orders/${orderNum}/retry`, {})).status).toBe(403);
});

it("retries from the list and says what came of it", async () => {
  const path = `/admin/orders/${orderNum}`;
  const failed = await clerk.post(`${path}/retry`, {});
  expect(failed.location).toBe(`${path}?done=retry_failed`);
  const { html } = await clerk.get(failed.location ?? "");
  expect(html).toContain("还没有成功");
  expect(html).toContain("请把技术原因告诉技术人员");
  await mend();
  mend = async () => undefined;
  expect((await clerk.post(`${path}/retry`, {})).location).toBe(`${path}?done=retry`);
  expect(await statusOf()).toBe("paid");
  expect((await clerk.get("/admin")).html).toContain("没有已付款而未完成的订单");
});

it("refunds after the amount is re-entered", async () => {
  const path = `/admin/orders/${orderNum}`;
  const { html } = await clerk.get(`${path}?act=cancel`);
  expect(html).toContain('<details class="act" open=""><summary>取消订单</summary>');
  expect(html).toContain("退款：已付款，还没有处理成功，请先重试，或者取消并全额退款");
  const wrong = await clerk.post(`${path}/cancel`, { whole: "4.99", why: "无法完成" });
  expect(wrong.status).toBe(409);
  expect(await statusOf()).toBe("received");
  const { location } = await clerk.post(`${path}/cancel`, { whole: "5", why: "无法完成" });
  expect(location).toBe(`${path}?done=refund`);
  expect(await statusOf()).toBe("refund_due");
});
