import { ERRORS } from "@storefront/contract/codes";
import type { Result } from "@/lib/api/result";
import { OTHER_ACCOUNT } from "./steps/refusal";
import {
  CONFIRM,
  EXPIRED,
  LISTED,
  NETWORK,
  ORDER,
  ok,
  REQUEST,
  refuse,
  status,
  WITH_COUPON,
} from "./testing/answers";
import { BUY, openConfirmDialog, openPurchase, pass, toScan } from "./testing/buyer";
import { fakeShop } from "./testing/fake-shop";

/** A session may expire at any call: the login dialog opens once, and closing it does not lose an unconfirmed order. */

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

/** The first call finds the session expired; later calls return `then`. */
const expiredOnce = (then: Result<unknown>) => {
  let calls = 0;
  return () => (calls++ === 0 ? EXPIRED : then);
};

const unconfirmed = {
  request: REQUEST,
  payload: { order_num: CONFIRM.order_num, goods_id: 1001, buy_count: 2, pay_type: 1 },
  shownFen: 5700,
  delivery: "automatic" as const,
};

describe("while an earlier submission is looked up", () => {
  test("continues after the login, and shows the created order", async () => {
    const shop = fakeShop();
    shop.answers.orderDetail = expiredOnce(ok({ status: "pending" }));
    const { at } = openPurchase(shop, { ...BUY, unconfirmed });
    await pass(500);
    at("awaitingPayment");
    expect(shop.loginPrompts).toBe(1);
  });

  test("ends when the login is closed, and keeps the submission", async () => {
    const shop = fakeShop();
    shop.answers.orderDetail = () => EXPIRED;
    shop.loggedIn = false;
    const { at } = openPurchase(shop, { ...BUY, unconfirmed });
    await pass();
    at("closed");
    expect(shop.persisted).toEqual([]);
  });

  test("shows the success of an order that was paid meanwhile", async () => {
    const shop = fakeShop();
    shop.answers.orderDetail = () => ok({ status: "paid" });
    const { at } = openPurchase(shop, { ...BUY, unconfirmed });
    await pass(500);
    at("paid");
  });

  test.each([
    ["the network is down", NETWORK],
    ["the server is busy", refuse(ERRORS.tooFrequent.code, ERRORS.tooFrequent.msg)],
  ])("can be retried when %s", async (_, result) => {
    const shop = fakeShop();
    shop.answers.orderDetail = () => result;
    const { at, send } = openPurchase(shop, { ...BUY, unconfirmed });
    await pass();
    expect(at("refused").retry).toBe("check");
    shop.answers.orderDetail = () => ok({ status: "pending" });
    await send({ type: "retry" });
    await pass(500);
    at("awaitingPayment");
  });

  test("can be retried when the order is malformed", async () => {
    const shop = fakeShop();
    shop.answers.buildOrder = () => ok({ order: null });
    const { at } = openPurchase(shop, { ...BUY, unconfirmed });
    await pass();
    expect(at("refused")).toMatchObject({
      text: expect.stringContaining("不完整"),
      retry: "check",
    });
  });

  test.each(["expired", "cancelled"])("requests new terms when the order is %s", async (state) => {
    const shop = fakeShop();
    shop.answers.orderDetail = () => ok({ status: state });
    const { at } = openPurchase(shop, { ...BUY, unconfirmed });
    await pass();
    at("editing");
    expect(shop.persisted).toContainEqual({ type: "dropSubmission", orderNum: CONFIRM.order_num });
  });
});

describe("while a quote is loading", () => {
  test("loads it after the login", async () => {
    const { shop, at, send } = await openConfirmDialog();
    shop.answers.quote = expiredOnce(ok({ ...WITH_COUPON, now_price: "49.00" }));
    await send({ type: "chooseCoupon", couponId: 72 });
    await pass();
    expect(at("editing").price.totalFen).toBe(4900);
    expect(shop.loginPrompts).toBe(1);
  });

  test("keeps the price with a note when the login is closed", async () => {
    const { shop, at, send } = await openConfirmDialog();
    shop.answers.quote = () => EXPIRED;
    shop.loggedIn = false;
    await send({ type: "chooseCoupon", couponId: 72 });
    expect(at("editing").price.totalFen).toBe(5700);
    expect(at("editing").quoteNote).toContain("登录后才能使用优惠券");
  });

  test("keeps the price when the answer is malformed", async () => {
    const { shop, at, send } = await openConfirmDialog();
    shop.answers.quote = () => ok({ now_price: "many" });
    await send({ type: "chooseCoupon", couponId: 72 });
    expect(at("editing").quoteNote).toContain("内容不完整");
  });
});

describe("while the unpaid orders are listed", () => {
  const REASON = "你有 3 笔订单还没有付款";
  async function toLimited(shop = fakeShop()) {
    shop.answers.buildOrder = () => refuse(ERRORS.unpaidOrders.code, REASON);
    const test = await openConfirmDialog(shop);
    await test.send({ type: "submit" });
    return test;
  }

  test("lists them after the login", async () => {
    const shop = fakeShop();
    shop.answers.orderList = expiredOnce(ok(LISTED));
    const { at } = await toLimited(shop);
    expect(at("limited").orders).toHaveLength(2);
  });

  test("ends when the login is closed", async () => {
    const shop = fakeShop();
    shop.answers.orderList = () => EXPIRED;
    shop.loggedIn = false;
    const { at } = await toLimited(shop);
    at("closed");
  });

  test("cancels one after the login", async () => {
    const { shop, at, send } = await toLimited();
    shop.answers.orderCancel = expiredOnce(ok({ order_num: "88", state: "cancelled" }));
    await send({ type: "cancelListed", orderNum: "88" });
    expect(at("limited").orders).toHaveLength(1);
  });

  test("shows a note when the list is malformed, and can reload it", async () => {
    const shop = fakeShop();
    shop.answers.orderList = () => ok({ list: 7 });
    const { at, send } = await toLimited(shop);
    expect(at("limited").note).toContain("不完整");
    shop.answers.orderList = () => ok(LISTED);
    await send({ type: "retry" });
    expect(at("limited").orders).toHaveLength(2);
  });
});

describe("after the time to pay", () => {
  async function toExpired() {
    const test = await toScan();
    test.shop.answers.payStatus = () => ok(status(2, 0));
    await pass(3_000);
    test.at("expired");
    return test;
  }

  test("finds the payment after the login", async () => {
    const { shop, at, send } = await toExpired();
    shop.answers.payStatus = expiredOnce(ok(status(1, 0)));
    await send({ type: "checkAgain" });
    await pass(300);
    at("paid");
  });

  test("is unchanged when the login is closed", async () => {
    const { shop, at, send } = await toExpired();
    shop.answers.payStatus = () => EXPIRED;
    shop.loggedIn = false;
    await send({ type: "checkAgain" });
    expect(at("expired").check).toBeNull();
  });

  test.each([
    [refuse(ERRORS.orderNotFound.code), OTHER_ACCOUNT],
    [NETWORK, NETWORK.ok ? "" : NETWORK.msg],
  ])("shows why the result is unknown: %#", async (result, note) => {
    const { shop, at, send } = await toExpired();
    shop.answers.payStatus = () => result;
    await send({ type: "checkAgain" });
    expect(at("expired").note).toBe(note);
  });

  test("succeeds when another window reports the payment", async () => {
    const { shop, at } = await toExpired();
    const { order_num: orderNum } = ORDER.order;
    shop.receiveTabMessage({ kind: "gone", goodsId: 1001, orderNum });
    at("expired");
    shop.receiveTabMessage({ kind: "paid", goodsId: 1001, orderNum });
    await pass(300);
    at("paid");
  });
});

describe("while the order is canceled to switch the channel", () => {
  test("cancels it after the login", async () => {
    const { shop, at, send } = await toScan();
    shop.answers.orderCancel = expiredOnce(
      ok({ order_num: ORDER.order.order_num, state: "cancelled" }),
    );
    await send({ type: "switchChannel" });
    await pass();
    at("editing");
  });

  test("ends when the login is closed", async () => {
    const { shop, at, send } = await toScan();
    shop.answers.orderCancel = () => EXPIRED;
    shop.loggedIn = false;
    await send({ type: "switchChannel" });
    at("closed");
  });
});

describe("while an order is resumed", () => {
  const order = {
    orderNum: ORDER.order.order_num,
    goodsName: "星穹月卡",
    priceFen: 5700,
    payStatusApi: ORDER.order.pay_status_api,
    qrcode: ORDER.qrcode,
    detailQrcode: ORDER.detail_qrcode,
    status: "waiting" as const,
    delivery: "automatic" as const,
    request: REQUEST,
  };

  test("ends when the login is closed", async () => {
    const shop = fakeShop();
    shop.answers.payStatus = () => EXPIRED;
    shop.loggedIn = false;
    const { at } = openPurchase(shop, { kind: "resume", order });
    await pass();
    at("closed");
  });

  test("shows its QR code after the login", async () => {
    const shop = fakeShop();
    shop.answers.payStatus = expiredOnce(ok(status(0, 600)));
    const { at } = openPurchase(shop, { kind: "resume", order });
    await pass();
    at("awaitingPayment");
  });

  test("is forgotten when the path guard refuses its path", async () => {
    const shop = fakeShop();
    const { at } = openPurchase(shop, {
      kind: "resume",
      order: { ...order, payStatusApi: "//evil.example/v1/pay" },
    });
    await pass();
    at("closed");
    expect(shop.persisted).toContainEqual({ type: "forget", orderNum: order.orderNum });
    expect(shop.calls).toEqual([]);
  });

  test("is paid when another window reports it", async () => {
    const shop = fakeShop();
    shop.answers.payStatus = () => new Promise(() => {});
    const { at } = openPurchase(shop, { kind: "resume", order });
    await pass();
    shop.receiveTabMessage({ kind: "paid", goodsId: 1001, orderNum: order.orderNum });
    await pass(300);
    at("paid");
  });
});
