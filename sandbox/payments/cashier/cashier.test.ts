import { SAMPLE_CREDENTIALS } from "../credentials";
import { type SimulatedPayments, simulatePayments } from "../simulate-payments";
import type { ProviderName } from "../trade";
import { cashierApp } from "./cashier-app";
import { cashierLink } from "./link";

const ORIGIN = "http://pay.test";
const PATH = "/phone/cashier";
const OPENED = Date.parse("2026-03-01T10:00:00Z");
const LIFE_S = 900;

let now: Date;
let payments: SimulatedPayments;
let notified: string[];
let cashier: ReturnType<typeof cashierApp>;

beforeEach(() => {
  now = new Date(OPENED);
  notified = [];
  payments = simulatePayments({
    now: () => now,
    cashierUrl: () => ORIGIN + PATH,
    send: async (url) => {
      notified.push(url);
      return new Response("success");
    },
  });
  cashier = cashierApp(payments, {
    now: () => now,
    path: PATH,
    homeHref: "/phone",
    orderHref: async (orderNum) => `https://shop.test/orders/${orderNum}`,
  });
});

interface Wish {
  provider?: ProviderName;
  orderNum?: string;
  subject?: string;
}

/** Creates a trade and opens its cashier. */
async function atCashier({
  provider = "alipay",
  orderNum = "2026030118",
  subject = "点券",
}: Wish = {}) {
  const { trades } = payments.simulators[provider];
  await trades.save({
    orderNum,
    tradeNum: "1",
    amountFen: 12_800,
    subject,
    notifyUrl: "http://merchant.test/notify",
    state: "waiting",
    scanned: false,
    expiresAt: OPENED + LIFE_S * 1000,
    paidAt: null,
    refunds: {},
  });
  const { search } = new URL(cashierLink(SAMPLE_CREDENTIALS, ORIGIN + PATH, orderNum));
  const link = Object.fromEntries(new URLSearchParams(search));
  return {
    link,
    open: () => get(search),
    choose: (act: string) => post({ ...link, act }),
    trade: () => trades.find(orderNum),
    state: async () => (await trades.find(orderNum))?.state,
    change: async (change: object) => {
      const trade = await trades.find(orderNum);
      if (trade) await trades.save({ ...trade, ...change });
    },
  };
}

async function get(search: string) {
  const response = await cashier.request(`/${search}`);
  return { status: response.status, html: await response.text() };
}
async function post(fields: Record<string, string>, origin = ORIGIN) {
  const response = await cashier.request(`${ORIGIN}/`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: origin, Host: new URL(ORIGIN).host },
  });
  const location = response.headers.get("Location") ?? "";
  return { status: response.status, follow: () => get(new URL(location, ORIGIN).search) };
}

it("shows merchant, subject and amount in the provider's look, with a countdown", async () => {
  const { open } = await atCashier({ provider: "wxpay" });
  const { status, html } = await open();
  expect(status).toBe(200);
  for (const text of ["look-wxpay", "点券", "游戏交易市场", "确认支付 ¥128.00"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('data-countdown="900"');
});

it("creates the trade at Alipay when opened", async () => {
  const { open, trade } = await atCashier();
  await open();
  expect(await trade()).toMatchObject({ scanned: true, state: "waiting" });
});

it("lets anyone with the link pay, notifies the merchant, and links back to the order", async () => {
  const { choose, state } = await atCashier();
  const paid = await choose("pay");
  expect(paid.status).toBe(303);
  expect(await state()).toBe("paid");
  expect(notified).toEqual(["http://merchant.test/notify"]);
  const { html } = await paid.follow();
  expect(html).toContain("支付成功");
  expect(html).toContain('href="https://shop.test/orders/2026030118"');
});

it("has no link back when the merchant has named none", async () => {
  cashier = cashierApp(payments, { now: () => now, path: PATH });
  const { choose } = await atCashier();
  const { html } = await (await choose("pay")).follow();
  expect(html).toContain("支付成功");
  expect(html).not.toContain("查看订单");
});

it.each([
  ["cancel", "已取消付款"],
  ["late", "等订单超时"],
])("moves no money after the choice %s", async (act, words) => {
  const { choose, open, state } = await atCashier();
  expect((await (await choose(act)).follow()).html).toContain(words);
  expect(await state()).toBe("waiting");
  expect(notified).toEqual([]);
  expect((await open()).html).toContain("确认支付");
});

it("allows a retry after WeChat Pay refused a payment, without a callback", async () => {
  const { choose, open, trade } = await atCashier({ provider: "wxpay" });
  expect((await (await choose("fail")).follow()).html).toContain("付款未成功");
  expect(await trade()).toMatchObject({ state: "waiting", failed: true });
  expect(notified).toEqual([]);
  expect((await open()).html).toContain("确认支付");
  await choose("pay");
  expect(await trade()).toMatchObject({ state: "paid", failed: false });
});

it("closes the trade after Alipay refused a payment, and notifies the merchant", async () => {
  const { choose, state } = await atCashier();
  expect((await (await choose("fail")).follow()).html).toContain("交易已关闭");
  expect(await state()).toBe("closed");
  expect(notified).toEqual(["http://merchant.test/notify"]);
});

it("offers a late payment when the trade has expired, even if closed since", async () => {
  const { choose, open, change, state } = await atCashier();
  const late = await choose("late");
  now = new Date(OPENED + LIFE_S * 1000);
  expect((await late.follow()).html).toContain("仍然付款 ¥128.00");
  await change({ state: "closed" });
  expect((await open()).html).toContain("仍然付款 ¥128.00");
  expect((await (await choose("pay")).follow()).html).toContain("支付成功");
  expect(await state()).toBe("paid");
});

it("accepts no payment for a trade that was closed before it expired", async () => {
  const { choose, change, state } = await atCashier();
  await change({ state: "closed" });
  expect((await (await choose("pay")).follow()).html).toContain("交易已关闭");
  expect(await state()).toBe("closed");
});

it("shows that the merchant has refunded the payment", async () => {
  const { choose, open, change } = await atCashier();
  await choose("pay");
  await change({ refunds: { R1: { amountFen: 12_800, state: "refunded", refundedAt: OPENED } } });
  expect((await open()).html).toContain("已原路退款");
});

it("shows a partial refund of a payment, which stays paid", async () => {
  const { choose, open, change } = await atCashier();
  await choose("pay");
  await change({ refunds: { R1: { amountFen: 100, state: "refunded", refundedAt: OPENED } } });
  const { html } = await open();
  expect(html).toContain("支付成功");
  expect(html).toContain("商户已退款 ¥1.00");
});

describe("a link", () => {
  it.each([
    ["without a key", (link: Record<string, string>) => ({ order_num: link["order_num"] ?? "" })],
    ["with a forged key", (link: Record<string, string>) => ({ ...link, t: "x".repeat(43) })],
    [
      "with another order's number",
      (link: Record<string, string>) => ({ ...link, order_num: "2" }),
    ],
  ])("%s is rejected and pays nothing", async (_, forge) => {
    const { link, state } = await atCashier();
    await atCashier({ orderNum: "2" });
    const forged: Record<string, string> = forge(link);
    const page = await get(`?${new URLSearchParams(forged)}`);
    expect(page.status).toBe(404);
    expect(page.html).toContain("这张账单打不开");
    expect((await post({ ...forged, act: "pay" })).status).toBe(404);
    expect(await state()).toBe("waiting");
    expect(notified).toEqual([]);
  });
});

it("rejects a form of another site", async () => {
  const { link, state } = await atCashier();
  expect((await post({ ...link, act: "pay" }, "https://example.com")).status).toBe(403);
  expect((await post({ ...link, act: "pay" }, "")).status).toBe(403);
  expect(await state()).toBe("waiting");
});

it("escapes hostile names", async () => {
  const { open } = await atCashier({ subject: `</h1><script>alert(1)</script>"><img src=x>` });
  const { html } = await open();
  expect(html).toContain("&lt;script&gt;");
  for (const tag of ["<script>", "<img"]) expect(html).not.toContain(tag);
});

it("serves its own style, script and icon, and allows nothing else", async () => {
  for (const name of ["page.css", "countdown.js", "icon.svg"]) {
    expect((await cashier.request(`/assets/${name}`)).status).toBe(200);
  }
  const page = await cashier.request("/");
  expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
});
