import { eq, isNotNull } from "drizzle-orm";
import { cardSecrets, orders, paymentNotices, stock, users } from "@/marketplace/db/schema";
import { pathOf, placeOrder } from "@/marketplace/testing/place-order";
import { openPhone, type TestPhone } from "@/mobile/testing/open-phone";
import { phoneBrowser } from "@/mobile/testing/phone-browser";

const BUYER = 1;
const OTHER = 2;
const PAST_EXPIRY_S = 16 * 60;

let test: TestPhone;
beforeAll(async () => {
  test = await openPhone();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

/** Somebody without a login, at the cashier of a new order. */
async function atCashier(wish?: Parameters<typeof placeOrder>[2]) {
  const { order, qrcode } = await placeOrder(test, BUYER, wish);
  const browser = phoneBrowser(test);
  const link = Object.fromEntries(new URL(qrcode).searchParams);
  return {
    order,
    link,
    open: () => browser.get(pathOf(qrcode)),
    choose: (act: string) => browser.post("/phone/cashier", { ...link, act }),
    follow: (path: string | null) => browser.get(path ?? ""),
    async status() {
      const [row] = await test.deps.db
        .select()
        .from(orders)
        .where(eq(orders.orderNum, order.order_num));
      return row?.status;
    },
  };
}

it("shows whom, what and how much, in the channel's look, with a countdown", async () => {
  const { open, order } = await atCashier({ payType: 2 });
  const { status, html } = await open();
  expect(status).toBe(200);
  expect(html).toContain("look-wxpay");
  expect(html).toContain(order.goods_name);
  expect(html).toContain(`确认支付 ¥${order.price}`);
  expect(html).toContain('data-countdown="900"');
});

it("takes the money of anyone with the link, and shows the receipt", async () => {
  const { choose, follow, status } = await atCashier();
  const paid = await choose("pay");
  expect(paid.status).toBe(303);
  expect(await status()).toBe("paid");
  expect((await follow(paid.location)).html).toContain("支付成功");
});

it("sends one notice for one payment, and pays nothing twice", async () => {
  const { choose, status } = await atCashier();
  await choose("pay");
  await choose("pay");
  expect(await status()).toBe("paid");
  const notices = await test.deps.db.select().from(paymentNotices);
  expect(notices.map(({ result }) => result).sort()).toEqual(["applied", "repeated"]);
});

it("reports a failed payment, and the order waits on", async () => {
  const { choose, follow, status, open } = await atCashier();
  const { location } = await choose("fail");
  expect((await follow(location)).html).toContain("付款未成功");
  expect(await status()).toBe("pending");
  // Providers tell of payments only.
  expect(await test.deps.db.$count(paymentNotices)).toBe(0);
  expect((await open()).html).toContain("确认支付");
});

it("moves nothing when the payer cancels", async () => {
  const { choose, follow, status } = await atCashier();
  const { location } = await choose("cancel");
  expect((await follow(location)).html).toContain("已取消付款");
  expect(await status()).toBe("pending");
  expect(await test.deps.db.$count(paymentNotices)).toBe(0);
});

describe("paying late", () => {
  it("moves nothing by itself, and offers the payment when the order has closed", async () => {
    const { choose, follow, status, order } = await atCashier();
    const { location } = await choose("late");
    expect((await follow(location)).html).toContain("等订单超时");
    expect(await status()).toBe("pending");
    await test.clock.advance(PAST_EXPIRY_S);
    expect((await follow(location)).html).toContain(`仍然付款 ¥${order.price}`);
  });

  it("is fulfilled while there are pieces", async () => {
    const { choose, follow, status } = await atCashier();
    await test.clock.advance(PAST_EXPIRY_S);
    const { location } = await choose("pay");
    expect(await status()).toBe("paid");
    expect((await follow(location)).html).toContain("支付成功");
  });

  it("is refunded when the last piece has gone", async () => {
    const { choose, follow, status } = await atCashier({ goodsId: 1010 });
    await test.clock.advance(PAST_EXPIRY_S);
    // Reading the order lets it expire, which gives the piece to the next buyer.
    await test.deps.db.update(orders).set({ status: "expired" }).where(eq(orders.userId, BUYER));
    await test.deps.db
      .update(stock)
      .set({ held: 0, available: 0, sold: 1 })
      .where(eq(stock.goodsId, 1010));
    const { location } = await choose("pay");
    expect(await status()).toBe("refund_due");
    expect((await follow(location)).html).toContain("将原路退回");
  });
});

describe("a link", () => {
  it.each([
    ["without a key", (link: Record<string, string>) => ({ order_num: link.order_num ?? "" })],
    ["with a forged key", (link: Record<string, string>) => ({ ...link, t: "x".repeat(43) })],
    [
      "with another order's number",
      (link: Record<string, string>) => ({ ...link, order_num: "20260301180000000000" }),
    ],
  ])("%s opens nothing and pays nothing", async (_, forge) => {
    const { link, status } = await atCashier();
    const browser = phoneBrowser(test);
    const forged = forge(link);
    const page = await browser.get(`/phone/cashier?${new URLSearchParams(forged)}`);
    expect(page.status).toBe(404);
    expect(page.html).toContain("这张账单打不开");
    expect((await browser.post("/phone/cashier", { ...forged, act: "pay" })).status).toBe(404);
    expect(await status()).toBe("pending");
    expect(await test.deps.db.$count(paymentNotices)).toBe(0);
  });

  it("with the key of another order opens nothing", async () => {
    const { link, status } = await atCashier();
    const other = await placeOrder(test, OTHER, { goodsId: 1011 });
    const t = new URL(other.qrcode).searchParams.get("t") ?? "";
    const visit = await phoneBrowser(test).post("/phone/cashier", { ...link, t, act: "pay" });
    expect(visit.status).toBe(404);
    expect(await status()).toBe("pending");
  });
});

it("pays nothing for a form of another site", async () => {
  const { link, status } = await atCashier();
  const visit = await phoneBrowser(test).post(
    "/phone/cashier",
    { ...link, act: "pay" },
    "https://example.com",
  );
  expect(visit.status).toBe(403);
  expect(await status()).toBe("pending");
});

it("shows hostile names as text", async () => {
  const { specs } = (await test.request("goodsDetail", { goods_id: 1016 })).data;
  const { open } = await atCashier({ goodsId: 1016, specId: specs[0]?.goods_spec_id ?? 0 });
  const { html } = await open();
  expect(html).toContain("&lt;script&gt;");
  for (const tag of ["<script>", "<img src=x", "<b on"]) expect(html).not.toContain(tag);
});

it("opens no bill of an order that was paid from the balance", async () => {
  const { order } = await placeOrder(test, BUYER, { goodsId: 1011, payType: 0 });
  const { t } = (await atCashier()).link;
  const query = new URLSearchParams({ order_num: order.order_num, t: t ?? "" });
  expect((await phoneBrowser(test).get(`/phone/cashier?${query}`)).status).toBe(404);
});

it("knows nothing of the buyer: neither name, nor number, nor secret", async () => {
  const { choose, follow } = await atCashier();
  const { location } = await choose("pay");
  const { html } = await follow(location);
  const [secret] = await test.deps.db
    .select()
    .from(cardSecrets)
    .where(isNotNull(cardSecrets.orderId));
  const [buyer] = await test.deps.db.select().from(users).where(eq(users.id, BUYER));
  for (const hidden of [secret?.secret, buyer?.nickname, buyer?.phone, "138****"]) {
    expect(hidden).toBeDefined();
    expect(html).not.toContain(hidden);
  }
});
