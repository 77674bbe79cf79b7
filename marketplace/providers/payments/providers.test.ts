import {
  CASHIER_URL,
  MERCHANT_URL,
  openSimulated,
  type Simulated,
} from "@storefront/testbed/marketplace/open-simulated";
import type { ProviderName } from "./provider";

const START = new Date("2026-03-01T01:41:00Z");
const ORDER = "20260301000000000001";

let now = START;
let sent: { url: string; headers: Headers; body: Buffer }[] = [];
/** Whether the merchant accepts callbacks. */
let accept = true;
let simulated: Simulated;

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const trade = (change = {}) => ({
  orderNum: ORDER,
  amountFen: 500,
  subject: "月卡 & 礼包",
  expiresAt: later(900),
  ...change,
});
const refund = (change: { tradeNum?: string; refundNum?: string; amountFen?: number } = {}) => ({
  orderNum: ORDER,
  tradeNum: null,
  refundNum: `${ORDER}R1`,
  amountFen: 500,
  totalFen: 500,
  reason: "订单已关闭",
  ...change,
});

beforeAll(async () => {
  simulated = await openSimulated(
    () => now,
    async (url, init) => {
      const body = Buffer.from(String(init.body));
      sent.push({ url, headers: new Headers(init.headers), body });
      const name = url.endsWith("/alipay/notify") ? "alipay" : "wxpay";
      const answer = simulated.providers[name].acknowledge(accept);
      return new Response(answer.body || null, { status: answer.status });
    },
  );
});
beforeEach(async () => {
  now = START;
  sent = [];
  accept = true;
  await simulated.simulators.alipay.clear();
  await simulated.simulators.wxpay.clear();
});
afterAll(() => simulated.close());

describe.each<ProviderName>(["alipay", "wxpay"])("%s", (name) => {
  const provider = () => simulated.providers[name];
  const simulator = () => simulated.simulators[name];
  const pay = (payment = {}) => simulator().pay(ORDER, payment);
  const parsed = () => Promise.all(sent.map((each) => provider().parseCallback(each)));

  it("creates a trade once: repeating the call returns the same QR code", async () => {
    const created = await provider().create(trade());
    expect(created).toEqual({
      state: "created",
      qrText: expect.stringContaining(`${CASHIER_URL}?order_num=${ORDER}`),
    });
    expect(await provider().create(trade())).toEqual(created);
  });

  it("refuses another amount for an existing trade, and a trade that is paid", async () => {
    await provider().create(trade());
    expect(await provider().create(trade({ amountFen: 501 }))).toMatchObject({ state: "refused" });
    await pay();
    expect(await provider().create(trade())).toMatchObject({ state: "refused" });
  });

  it("returns unknown when an answer is lost, and can be retried safely", async () => {
    simulator().faults.set("create", "lost", 1);
    expect(await provider().create(trade())).toEqual({ state: "unknown", reason: "no_answer" });
    expect(await simulator().trades.find(ORDER)).toMatchObject({ state: "waiting" });
    expect(await provider().create(trade())).toMatchObject({ state: "created" });
  });

  it("returns unknown while the provider is down", async () => {
    for (const call of ["create", "query", "close", "refund", "queryRefund"] as const) {
      simulator().faults.set(call, "down", 2);
    }
    const unknown = { state: "unknown", reason: "no_answer" };
    expect(await provider().create(trade())).toEqual(unknown);
    expect(await provider().query(ORDER)).toEqual(unknown);
    expect(await provider().close(ORDER)).toEqual(unknown);
    expect(await provider().refund(refund())).toEqual(unknown);
    expect(await provider().queryRefund(refund())).toEqual(unknown);
  });

  it("queries a trade in each of its states", async () => {
    expect(await provider().query(ORDER)).toEqual({ state: "absent" });
    await provider().create(trade());
    await pay();
    expect(await provider().query(ORDER)).toEqual({
      state: "paid",
      amountFen: 500,
      tradeNum: expect.stringMatching(/^\d+$/),
    });
  });

  it("closes a trade that the buyer has opened, which can then not be paid", async () => {
    expect(await provider().close(ORDER)).toEqual({ state: "absent" });
    await provider().create(trade());
    await simulator().scan(ORDER);
    expect(await provider().query(ORDER)).toEqual({ state: "waiting" });
    expect(await provider().close(ORDER)).toEqual({ state: "closed" });
    expect(await provider().close(ORDER)).toEqual({ state: "closed" });
    expect(await provider().query(ORDER)).toEqual({ state: "closed" });
    expect(await pay()).toEqual({ state: "closed" });
  });

  it("reports a paid trade instead of closing it", async () => {
    await provider().create(trade());
    await pay();
    expect(await provider().close(ORDER)).toEqual({ state: "paid" });
  });

  it("accepts no payment after the trade's expiry", async () => {
    await provider().create(trade());
    now = later(900);
    expect(await pay()).toEqual({ state: "closed" });
  });

  it("refunds once per number, never more than was paid", async () => {
    await provider().create(trade());
    expect((await provider().refund(refund())).state).toMatch(/refused|absent/);
    await pay();
    expect(await provider().queryRefund(refund())).toEqual({ state: "absent" });
    expect(await provider().refund(refund())).toEqual({ state: "refunded" });
    expect((await provider().refund(refund())).state).toMatch(/refunded|pending/);
    expect(await provider().queryRefund(refund())).toEqual({ state: "refunded" });
    const more = refund({ refundNum: `${ORDER}R2`, amountFen: 1 });
    expect(await provider().refund(more)).toMatchObject({ state: "refused" });
  });

  it("makes several partial refunds of a trade, also at once, and refuses more than is left", async () => {
    await provider().create(trade());
    await pay();
    const part = (n: number, amountFen: number) =>
      provider().refund(refund({ refundNum: `${ORDER}R${n}`, amountFen }));
    const refunded = { state: "refunded" };
    expect(await Promise.all([part(1, 200), part(2, 150)])).toEqual([refunded, refunded]);
    expect(await part(3, 151)).toMatchObject({ state: "refused" });
    expect(await part(4, 150)).toEqual(refunded);
    const known = await simulator().trades.find(ORDER);
    expect(Object.keys(known?.refunds ?? {}).toSorted()).toEqual([
      `${ORDER}R1`,
      `${ORDER}R2`,
      `${ORDER}R4`,
    ]);
    expect(await provider().queryRefund(refund({ refundNum: `${ORDER}R2` }))).toEqual(refunded);
  });

  it("queries and refunds one of two trades of an order by its own number", async () => {
    await provider().create(trade());
    await pay();
    await simulator().payAgain(ORDER);
    const [first, second] = await simulator().trades.list();
    expect(first?.tradeNum).not.toBe(second?.tradeNum);
    const tradeNum = second?.tradeNum ?? "";
    const paid = { state: "paid", amountFen: 500, tradeNum };
    expect(await provider().query(ORDER, tradeNum)).toEqual(paid);
    expect(await provider().query("20260301000000000002", tradeNum)).toMatchObject({
      state: "unknown",
    });
    expect(await provider().query(ORDER, "4200000000")).toEqual({ state: "absent" });
    const back = refund({ tradeNum });
    expect(await provider().refund(back)).toEqual({ state: "refunded" });
    expect(await provider().queryRefund(back)).toEqual({ state: "refunded" });
    const trades = await simulator().trades.list();
    expect(trades.map(({ refunds }) => Object.keys(refunds))).toEqual([[], [`${ORDER}R1`]]);
  });

  it("distinguishes a declined refund from an unfinished one", async () => {
    await provider().create(trade());
    await pay();
    simulator().faults.set("refund", "refuse", 1);
    expect(await provider().refund(refund())).toMatchObject({ state: "refused" });
    simulator().faults.set("refund", "pend", 1);
    expect(await provider().refund(refund())).toEqual({ state: "pending" });
    await provider().queryRefund(refund());
    expect(await provider().queryRefund(refund())).toEqual({ state: "refunded" });
  });

  it("reads the callback of a payment", async () => {
    await provider().create(trade());
    expect(await pay()).toMatchObject({ state: "paid", delivery: { accepted: true } });
    expect(sent.map(({ url }) => url)).toEqual([
      `${MERCHANT_URL}/v1/pay/${name === "alipay" ? "alipay" : "wechat"}/notify`,
    ]);
    expect(await parsed()).toEqual([
      {
        state: "paid",
        callback: {
          callbackId: expect.any(String),
          orderNum: ORDER,
          amountFen: 500,
          tradeNum: expect.stringMatching(/^\d+$/),
        },
      },
    ]);
  });

  it.each([
    ["bad_signature", { forged: true }],
    ["wrong_app", { appId: name === "alipay" ? "2021000000000009" : "wx0000000000000009" }],
    ["wrong_merchant", { merchantId: "2088000000000009" }],
  ])("refuses as %s a callback with %j", async (reason, change) => {
    await provider().create(trade());
    await pay({ change });
    expect(await parsed()).toEqual([{ state: "refused", reason }]);
  });

  it("leaves checking the amount to the caller", async () => {
    await provider().create(trade());
    await pay({ change: { amountFen: 1 } });
    expect(await parsed()).toMatchObject([{ state: "paid", callback: { amountFen: 1 } }]);
  });

  it("repeats a callback by its schedule until it is accepted", async () => {
    await provider().create(trade());
    accept = false;
    await pay();
    expect(await simulator().sendDue()).toBe(0);
    now = later(name === "alipay" ? 240 : 15);
    expect(await simulator().sendDue()).toBe(1);
    accept = true;
    now = later(600);
    expect(await simulator().sendDue()).toBe(1);
    now = later(100_000);
    expect(await simulator().sendDue()).toBe(0);
    expect(sent).toHaveLength(3);
    now = START;
    const ids = (await parsed()).map((each) => each.state === "paid" && each.callback.callbackId);
    expect(new Set(ids.filter(Boolean)).size).toBe(1);
  });

  it("notifies a hundred times, late or never when the sandbox is set to", async () => {
    await provider().create(trade());
    await pay({ timing: "flood" });
    expect(sent).toHaveLength(100);
    const other = trade({ orderNum: "20260301000000000002" });
    await provider().create(other);
    expect(await simulator().pay(other.orderNum, { timing: "late" })).toMatchObject({
      delivery: null,
    });
    now = later(3600);
    expect(await simulator().sendDue()).toBe(1);
    const lost = trade({ orderNum: "20260301000000000003" });
    await provider().create(lost);
    await simulator().pay(lost.orderNum, { timing: "lost" });
    now = later(100_000);
    expect(await simulator().sendDue()).toBe(0);
    expect(await provider().query(lost.orderNum)).toMatchObject({ state: "paid" });
  });

  it("has a bill of a day's payments and refunds by the next morning", async () => {
    const subject = "点券, 含逗号`和“引号”";
    await provider().create(trade({ subject }));
    await pay();
    await provider().refund(refund({ amountFen: 200 }));
    const other = trade({ orderNum: "20260301000000000002", amountFen: 12_345 });
    now = new Date("2026-03-01T15:59:59Z");
    await provider().create({ ...other, expiresAt: later(900) });
    await simulator().pay(other.orderNum);
    const unpaid = trade({ orderNum: "20260301000000000003", expiresAt: later(900) });
    await provider().create(unpaid);
    expect(await provider().fetchBill("2026-03-01")).toEqual({ state: "fetched", entries: [] });
    now = new Date("2026-03-02T01:00:00Z");
    const tradeNum = expect.stringMatching(/^\d+$/);
    expect(await provider().fetchBill("2026-03-01")).toEqual({
      state: "fetched",
      entries: [
        { orderNum: ORDER, tradeNum, refundNum: null, amountFen: 500 },
        { orderNum: ORDER, tradeNum, refundNum: `${ORDER}R1`, amountFen: 200 },
        { orderNum: other.orderNum, tradeNum, refundNum: null, amountFen: 12_345 },
      ],
    });
    expect(await provider().fetchBill("2026-02-28")).toEqual({ state: "fetched", entries: [] });
  });

  it("returns no bill when the provider is down or refuses the day", async () => {
    simulator().faults.set("bill", "down", 1);
    const unknown = { state: "unknown", reason: "no_answer" };
    expect(await provider().fetchBill("2026-03-01")).toEqual(unknown);
    expect(await provider().fetchBill("2026-03-99")).toMatchObject({ state: "refused" });
  });

  it("contradicts the trade's state when the sandbox is set to", async () => {
    await provider().create(trade());
    await pay();
    simulator().faults.set("query", "contradict", 1);
    expect(await provider().query(ORDER)).toEqual({ state: "waiting" });
    expect(await provider().query(ORDER)).toMatchObject({ state: "paid" });
  });
});

it("WeChat Pay's callback is refused with another currency or a stale timestamp", async () => {
  const { wxpay } = simulated.providers;
  await wxpay.create(trade());
  await simulated.simulators.wxpay.pay(ORDER, { change: { currency: "USD" } });
  await simulated.simulators.wxpay.resend(ORDER, { change: { agedS: 301 } });
  const reasons = await Promise.all(sent.map((each) => wxpay.parseCallback(each)));
  expect(reasons).toEqual([
    { state: "refused", reason: "wrong_currency" },
    { state: "refused", reason: "stale" },
  ]);
});
