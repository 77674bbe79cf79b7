import { cardSecrets, goods, orders } from "@storefront/marketplace/database/schema";
import { deliverOrder } from "@storefront/marketplace/orders/orders";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { pathOf, placeOrder } from "@storefront/testbed/marketplace/place-order";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";
import { usePhone } from "@storefront/testbed/mobile/use-phone";
import { eq } from "drizzle-orm";

const BUYER = { id: 1, phone: "13800138000" };
const OTHER = { id: 2, phone: "13900139000" };

const test = useSandboxApp();
const browser = usePhone(test);

async function ordered() {
  const { order, detail_qrcode } = await placeOrder(test, BUYER.id);
  return { orderNum: order.order_num, path: pathOf(detail_qrcode) };
}

async function paid() {
  const made = await ordered();
  await payOrder(test, { orderNum: made.orderNum, outcome: "paid" });
  const [secret] = await test.deps.db
    .select({ secret: cardSecrets.secret })
    .from(cardSecrets)
    .innerJoin(orders, eq(orders.id, cardSecrets.orderId))
    .where(eq(orders.orderNum, made.orderNum));
  if (!secret) throw new Error("a paid order has a secret");
  return { ...made, ...secret };
}

async function statusOf(orderNum: string) {
  const [row] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  return row?.status;
}

it("requires a login, and returns afterwards", async () => {
  const { path } = await paid();
  const { status, location } = await browser.get(path);
  expect(status).toBe(303);
  const next = new URLSearchParams(location?.split("?")[1]).get("next") ?? "";
  await browser.login(BUYER.phone);
  expect((await browser.get(next)).html).toContain("查看卡密");
});

it("reveals the secret to its buyer on a tap, which collects the order", async () => {
  const { path, orderNum, secret } = await paid();
  await browser.login(BUYER.phone);
  expect((await browser.get(path)).html).not.toContain(secret);
  expect(await statusOf(orderNum)).toBe("paid");

  const { location } = await browser.post("/phone/orderDetails/show", { order_num: orderNum });
  expect(location).toBe(path);
  expect(location).not.toContain(secret);
  expect((await browser.get(path)).html).toContain(`data-testid="card-secret">${secret}<`);
  expect(await statusOf(orderNum)).toBe("collected");
});

it("neither shows the order to other users nor lets them collect it", async () => {
  const { path, orderNum, secret } = await paid();
  await browser.login(OTHER.phone);
  const { status, html } = await browser.get(path);
  expect(status).toBe(404);
  expect(html).toContain("这不是你的订单");
  expect(html).not.toContain(secret);
  expect((await browser.post("/phone/orderDetails/show", { order_num: orderNum })).status).toBe(
    404,
  );
  expect((await browser.get(`/phone/orderState?order_num=${orderNum}`)).status).toBe(404);
  expect(await statusOf(orderNum)).toBe("paid");
});

it("answers the same for an order that does not exist", async () => {
  const { path, orderNum } = await ordered();
  await browser.login(OTHER.phone);
  const others = await browser.get(path);
  const none = await browser.get(path.replace(orderNum, "99999999999999999999"));
  const shape = (html: string) =>
    html.replaceAll(orderNum, "").replaceAll("99999999999999999999", "");
  expect(shape(none.html)).toBe(shape(others.html));
});

it("shows no secret to a desktop login", async () => {
  const { path, orderNum, secret } = await paid();
  browser.send({ Cookie: `PhoneToken=${await test.tokenOf(BUYER.id, 2)}` });
  await browser.post("/phone/orderDetails/show", { order_num: orderNum });
  const { status, html } = await browser.get(path);
  expect(status).toBe(200);
  expect(html).not.toContain(secret);
});

it("rejects a form of another site without collecting", async () => {
  const { orderNum } = await paid();
  await browser.login(BUYER.phone);
  const fields = { order_num: orderNum };
  const visit = await browser.post("/phone/orderDetails/show", fields, "https://example.com");
  expect(visit.status).toBe(403);
  expect(await statusOf(orderNum)).toBe("paid");
});

it("shows a countdown and a link to the cashier until paid, and polls the state", async () => {
  const { path, orderNum } = await ordered();
  await browser.login(BUYER.phone);
  const { html } = await browser.get(path);
  expect(html).toContain("待付款");
  expect(html).toContain('data-countdown="900"');
  const cashier = /href="(\/phone\/cashier[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  expect((await browser.get(cashier ?? "")).html).toContain("确认支付");
  expect((await browser.get(`/phone/orderState?order_num=${orderNum}`)).html).toBe("pending");
  await payOrder(test, { orderNum, outcome: "paid" });
  expect((await browser.get(`/phone/orderState?order_num=${orderNum}`)).html).toBe("paid");
  expect(await statusOf(orderNum)).toBe("paid");
});

it("explains that an unpaid order has expired, and links to the goods", async () => {
  const { path } = await ordered();
  await test.clock.advance(16 * 60);
  await browser.login(BUYER.phone);
  const { html } = await browser.get(path);
  expect(html).toContain("已超时");
  expect(html).toContain("/phone/goodsDetails?goodsId=1010");
});

it("explains that a refund is due", async () => {
  const { path, orderNum } = await ordered();
  await test.deps.db
    .update(orders)
    .set({ status: "cancelled", cancelledAt: test.clock.now() })
    .where(eq(orders.orderNum, orderNum));
  await settlePayment(test.deps, orderNum);
  await browser.login(BUYER.phone);
  expect((await browser.get(path)).html).toContain("退款中");
});

it.each([
  "",
  "/v1/user/logout",
  "//example.com/v1/order/detail?order_num=12345678",
  "/v1/order/detail?order_num=<script>",
])("rejects a URL other than an order's: %j", async (url) => {
  const visit = await browser.get(`/phone/orderDetails?${new URLSearchParams({ url })}`);
  expect(visit.status).toBe(404);
  expect(visit.html).toContain("这不是订单的链接");
});

describe("我的订单", () => {
  it("lists only the owner's orders", async () => {
    const { path } = await ordered();
    await browser.login(BUYER.phone);
    expect((await browser.get("/phone/orders")).html).toContain(path.replaceAll("&", "&amp;"));
    const other = phoneBrowser(test);
    await other.login(OTHER.phone);
    expect((await other.get("/phone/orders")).html).toContain("还没有订单");
  });

  it("requires a login", async () => {
    expect((await browser.get("/phone/orders")).location).toBe(
      "/phone/login?next=%2Fphone%2Forders",
    );
  });
});

it("orders from the goods page, up to the cashier", async () => {
  await browser.login(BUYER.phone);
  const { status, location } = await browser.post("/phone/goodsDetails", {
    goods_id: "1011",
    quantity: "1",
    channel: "wxpay",
  });
  expect(status).toBe(303);
  const { html } = await browser.get(location ?? "");
  expect(html).toContain("look-wxpay");
  expect(html).toContain("确认支付");
});

it("explains why an order was refused", async () => {
  await browser.login(BUYER.phone);
  const { status, html } = await browser.post("/phone/goodsDetails", {
    goods_id: "1013",
    quantity: "1",
    channel: "alipay",
  });
  expect(status).toBe(409);
  expect(html).toMatch(/role="alert">[^<]*购买/);
});

it("cancels an unpaid order and confirms it", async () => {
  const { path, orderNum } = await ordered();
  await browser.login(BUYER.phone);
  expect((await browser.get(path)).html).toContain("取消订单");
  const { status, location } = await browser.post("/phone/orderDetails/cancel", {
    order_num: orderNum,
  });
  expect([status, location]).toEqual([303, path]);
  expect(await statusOf(orderNum)).toBe("cancelled");
  expect((await browser.get(path)).html).toContain("已取消");
});

it("does not cancel another user's order", async () => {
  const { orderNum } = await ordered();
  await browser.login(OTHER.phone);
  await browser.post("/phone/orderDetails/cancel", { order_num: orderNum });
  expect(await statusOf(orderNum)).toBe("pending");
});

it("leaves a paid order unchanged when canceled too late", async () => {
  const { orderNum } = await paid();
  await browser.login(BUYER.phone);
  await browser.post("/phone/orderDetails/cancel", { order_num: orderNum });
  expect(await statusOf(orderNum)).toBe("paid");
});

describe("a manual delivery", () => {
  const byHand = async () => {
    const listing = { deliveryType: 1, noReasonRefund: true };
    await test.deps.db.update(goods).set(listing).where(eq(goods.id, 1010));
    const made = await ordered();
    await settlePayment(test.deps, made.orderNum);
    await browser.login(BUYER.phone);
    return made;
  };

  it("shows its deadline, then the delivered note, and is confirmed by the buyer", async () => {
    const { orderNum, path } = await byHand();
    const waiting = (await browser.get(path)).html;
    expect(waiting).toContain("已付款，等待卖家");
    expect(waiting).toContain("前交付，超时自动取消并全额退款");
    expect(waiting).not.toContain("/phone/orderDetails/show");
    await deliverOrder(test.deps, orderNum, "账号 <b>one</b>");
    const delivered = (await browser.get(path)).html;
    expect(delivered).toContain("账号 &lt;b&gt;one&lt;/b&gt;");
    expect(delivered).not.toContain("无理由退款");
    await browser.post("/phone/orderDetails/confirm", { order_num: orderNum });
    expect(await statusOf(orderNum)).toBe("completed");
    expect((await browser.get(path)).html).toContain("你已确认收货");
  });

  it("can be refunded by the buyer before it was made", async () => {
    const { orderNum, path } = await byHand();
    expect((await browser.get(path)).html).toContain("这件商品支持无理由退款");
    await browser.post("/phone/orderDetails/refund", { order_num: orderNum });
    expect(await statusOf(orderNum)).toBe("refund_due");
    expect((await browser.get(path)).html).toContain("已按你的申请取消订单");
  });
});
