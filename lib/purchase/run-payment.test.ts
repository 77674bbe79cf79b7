import { ERRORS } from "@storefront/contract/codes";
import { CONFIRM, EXPIRED, NETWORK, ORDER, ok, refuse, status } from "./testing/answers";
import { builds, openConfirmDialog, pass, toScan } from "./testing/buyer";
import { fakeShop, late } from "./testing/fake-shop";

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("payment", () => {
  test("opens the success dialog after 500 ms without polling for pay_type 0", async () => {
    const shop = fakeShop();
    shop.answers.orderConfirm = () => ok({ ...CONFIRM, validate_balance: "1000.00" });
    const { at, send } = await openConfirmDialog(shop);
    await send({ type: "submit" });
    expect(builds(shop.calls)).toMatchObject([{ pay_type: 0 }]);
    at("opening");
    await pass(499);
    at("opening");
    await pass(1);
    expect(at("paid").order.detailQrcode).toBe(ORDER.detail_qrcode);
    await pass(60_000);
    expect(shop.count("payStatus")).toBe(0);
  });

  test("opens the scan dialog after 500 ms, polls every 3 s, and ends 300 ms after the payment", async () => {
    const { shop, at, send } = await openConfirmDialog();
    await send({ type: "submit" });
    await pass(499);
    at("opening");
    await pass(1);
    at("awaitingPayment");
    await pass(2_999);
    expect(shop.count("payStatus")).toBe(0);
    await pass(1);
    expect(shop.count("payStatus")).toBe(1);
    await pass(3_000);
    expect(shop.count("payStatus")).toBe(2);
    shop.answers.payStatus = () => ok(status(1, 0));
    await pass(3_000);
    expect(shop.persisted).toContainEqual({ type: "toast", kind: "success", text: "支付成功" });
    await pass(299);
    at("opening");
    await pass(1);
    at("paid");
    await pass(60_000);
    expect(shop.count("payStatus")).toBe(3);
  });

  test("polls at once when the buyer claims to have paid, and shows the result", async () => {
    const { shop, at, send } = await toScan();
    expect(at("awaitingPayment").order.channel).toBe("alipay");
    shop.answers.payStatus = () => late(200, ok(status(0, 800)));
    await send({ type: "checkAgain" });
    await send({ type: "checkAgain" });
    expect(shop.count("payStatus")).toBe(1);
    expect(at("awaitingPayment").claimed).toBe(true);
    await pass(200);
    expect(at("awaitingPayment")).toMatchObject({ claimed: false, note: "unpaid" });
    shop.answers.payStatus = () => ok(status(1, 0));
    await send({ type: "checkAgain" });
    await pass(300);
    at("paid");
  });

  test("makes no request after closing", async () => {
    for (const wait of [0, 1_500, 3_000, 3_100, 7_000]) {
      const { shop, at, send } = await toScan();
      shop.answers.payStatus = () => late(200, ok(status(0, 800)));
      await pass(wait);
      await send({ type: "close" });
      at("closed");
      const made = shop.calls.length;
      shop.hide(true);
      shop.hide(false);
      shop.receiveTabMessage({ kind: "paid", goodsId: 1001, orderNum: ORDER.order.order_num });
      await pass(3_600_000);
      expect(shop.calls.length).toBe(made);
      expect(jest.getTimerCount()).toBe(0);
    }
  });

  test("never runs two polls at once, and times one out after 6 s", async () => {
    const { shop, at } = await toScan();
    shop.answers.payStatus = () => late(100_000, ok(status(0, 800)));
    await pass(3_000 + 5_999);
    expect(at("awaitingPayment").note).toBeNull();
    await pass(1);
    expect(at("awaitingPayment").note).toBe("network");
    await pass(120_000);
    expect(shop.maxInFlight.get("payStatus")).toBe(1);
    expect(shop.count("payStatus")).toBeGreaterThan(3);
  });

  test("backs off after network failures, and returns to the interval after an answer", async () => {
    const { shop, at } = await toScan();
    const times: number[] = [];
    shop.answers.payStatus = () => {
      times.push(performance.now());
      return NETWORK;
    };
    await pass(100_000);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(gaps.slice(0, 4)).toEqual([6_000, 12_000, 24_000, 24_000]);
    expect(at("awaitingPayment").note).toBe("network");
    shop.answers.payStatus = () => ok(status(0, 700));
    await pass(24_000);
    expect(at("awaitingPayment").note).toBeNull();
    const made = shop.count("payStatus");
    await pass(3_000);
    expect(shop.count("payStatus")).toBe(made + 1);
  });

  test("reports another account's session, and finds the payment after the buyer's own login", async () => {
    const { shop, at, send } = await toScan();
    shop.answers.payStatus = () => refuse(ERRORS.orderNotFound.code);
    await pass(3_000);
    expect(at("awaitingPayment").note).toBe("account");
    await pass(3_000);
    expect(shop.count("payStatus")).toBe(2);
    shop.loggedIn = false;
    await send({ type: "retry" });
    expect(shop.loginPrompts).toBe(1);
    expect(at("awaitingPayment").note).toBe("account");
    await pass(3_000);
    expect(shop.count("payStatus")).toBe(3);
    shop.loggedIn = true;
    shop.answers.payStatus = () => ok(status(1, 0));
    await send({ type: "retry" });
    await pass(300);
    at("paid");
  });

  test("clears that note when the buyer logs in again in another window", async () => {
    const { shop, at } = await toScan();
    shop.answers.payStatus = () => refuse(ERRORS.orderNotFound.code);
    await pass(3_000);
    shop.answers.payStatus = () => ok(status(0, 800));
    await pass(3_000);
    expect(at("awaitingPayment").note).toBeNull();
  });

  test("continues polling silently after a refused poll", async () => {
    const { shop, at } = await toScan();
    shop.answers.payStatus = () => refuse(700013);
    await pass(9_000);
    expect(at("awaitingPayment").note).toBeNull();
    expect(shop.count("payStatus")).toBe(3);
  });

  test("does not poll in a hidden tab, and polls at once when shown again", async () => {
    const { shop, at } = await toScan();
    await pass(4_000);
    const made = shop.count("payStatus");
    shop.hide(true);
    await pass(60_000);
    expect(shop.count("payStatus")).toBe(made);
    shop.hide(false);
    expect(shop.count("payStatus")).toBe(made + 1);
    expect(at("awaitingPayment").remaining).toBe(900 - 64);
  });

  test("polls at once when back online, unless the tab is hidden", async () => {
    const { shop } = await toScan();
    shop.answers.payStatus = () => NETWORK;
    await pass(60_000);
    const made = shop.count("payStatus");
    shop.hide(true);
    shop.comeOnline();
    await pass();
    expect(shop.count("payStatus")).toBe(made);
    shop.hide(false);
    await pass();
    shop.answers.payStatus = () => ok(status(0, 800));
    shop.comeOnline();
    await pass(3_001);
    expect(shop.count("payStatus")).toBe(made + 3);
  });

  test("prompts for a login once when the session expires, then continues polling", async () => {
    const { shop, at, send } = await toScan();
    shop.loggedIn = false;
    shop.answers.payStatus = () => EXPIRED;
    await pass(30_000);
    expect(shop.loginPrompts).toBe(1);
    expect(shop.count("payStatus")).toBe(1);
    expect(at("awaitingPayment").note).toBe("login");
    shop.loggedIn = true;
    shop.answers.payStatus = () => (shop.loginPrompts < 2 ? EXPIRED : ok(status(0, 800)));
    await send({ type: "retry" });
    await pass();
    expect(at("awaitingPayment").note).toBeNull();
    expect(shop.loginPrompts).toBe(2);
  });

  test("never fetches a path that the guard refuses, and shows the buyer why", async () => {
    const shop = fakeShop();
    const order = { ...ORDER.order, pay_status_api: "//evil.example/v1/status" };
    shop.answers.buildOrder = () => ok({ ...ORDER, order });
    const { at } = await toScan(shop);
    await pass(10_000);
    expect(at("awaitingPayment").note).toBe("path");
    await pass(1_000_000);
    at("expired");
    expect(shop.count("payStatus")).toBe(0);
  });
});

describe("switching the channel", () => {
  const CANCELLED = ok({ order_num: ORDER.order.order_num, state: "cancelled" });

  test("cancels the order, then confirms the same request with the typed text", async () => {
    const { shop, at, send } = await openConfirmDialog();
    await send({ type: "editRemark", text: "快" });
    await send({ type: "submit" });
    await pass(500);
    shop.answers.orderCancel = () => late(200, CANCELLED);
    await send({ type: "switchChannel" });
    at("switchingChannel");
    expect(shop.count("orderConfirm")).toBe(1);
    await pass(200);
    expect(shop.count("orderConfirm")).toBe(2);
    expect(at("editing").draft.remark).toBe("快");
    const { order_num: orderNum } = ORDER.order;
    expect(shop.persisted).toContainEqual({ type: "forget", orderNum });
  });

  test("finds a payment that came before the cancellation", async () => {
    const { shop, at, send } = await toScan();
    shop.answers.orderCancel = () => refuse(ERRORS.orderPaid.code);
    shop.answers.payStatus = () => ok(status(1, 0));
    await send({ type: "switchChannel" });
    await pass(300);
    at("paid");
    expect(shop.count("orderConfirm")).toBe(1);
  });

  test.each([
    ["the answer was lost", NETWORK],
    ["the server knows no such call", refuse(404)],
  ])("shows the same QR code again when %s", async (_, result) => {
    const { shop, at, send } = await toScan();
    shop.answers.orderCancel = () => result;
    await send({ type: "switchChannel" });
    await pass(6_000);
    expect(at("awaitingPayment").note).toBe("unswitched");
    expect(shop.count("payStatus")).toBeGreaterThan(1);
  });

  test("ends when the order was canceled although the answer was lost", async () => {
    const { shop, at, send } = await toScan();
    shop.answers.orderCancel = () => NETWORK;
    shop.answers.payStatus = () => ok(status(2, 0));
    await send({ type: "switchChannel" });
    await pass();
    at("expired");
  });
});

test("shows a refused payment, and the order can still be paid", async () => {
  const { shop, at } = await toScan();
  shop.answers.payStatus = () => ok(status(4, 800));
  await pass(3_000);
  expect(at("awaitingPayment")).toMatchObject({ note: "failed", remaining: 800 });
  shop.answers.payStatus = () => ok(status(1, 0));
  await pass(3_300);
  at("paid");
});
