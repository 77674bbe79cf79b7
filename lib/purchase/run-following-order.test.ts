import { ERRORS } from "@storefront/contract/codes";
import {
  EXPIRED,
  NETWORK,
  ORDER,
  ok,
  PROCESSING,
  REFUND_AT,
  REQUEST,
  refunding,
  refuse,
  status,
} from "./testing/answers";
import { BUY, openPurchase, pass, toScan } from "./testing/buyer";
import { fakeShop, late } from "./testing/fake-shop";

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

const { order_num: orderNum } = ORDER.order;

/** A paid order that is not fulfilled, in its dialog. */
async function toProcessing(shop = fakeShop()) {
  const test = await toScan(shop);
  shop.answers.payStatus = () => ok(PROCESSING);
  await pass(3_000);
  test.at("followingOrder");
  return test;
}

describe("a paid order that is not fulfilled yet", () => {
  test("is processing until a deadline, stored as such, and polled after 1 s, then every 3 s", async () => {
    const { shop, at } = await toProcessing();
    const processing = { kind: "processing", refundAt: REFUND_AT };
    expect(at("followingOrder").outcome).toEqual(processing);
    expect(shop.persisted).toContainEqual({
      type: "remember",
      order: expect.objectContaining({ orderNum, status: "processing" }),
    });
    expect(shop.persisted.some((effect) => effect.type === "toast")).toBe(false);
    const made = shop.count("payStatus");
    await pass(1_000);
    expect(shop.count("payStatus")).toBe(made + 1);
    await pass(9_000);
    expect(shop.count("payStatus")).toBe(made + 4);
  });

  test("goes on to success once it is fulfilled", async () => {
    const { shop, at } = await toProcessing();
    shop.answers.payStatus = () => ok(status(1, 0));
    await pass(3_000);
    expect(shop.persisted).toContainEqual({ type: "toast", kind: "success", text: "支付成功" });
    await pass(300);
    expect(at("paid").order.status).toBe("paid");
    const made = shop.count("payStatus");
    await pass(60_000);
    expect(shop.count("payStatus")).toBe(made);
  });

  test("goes on to success when another window has seen it fulfilled", async () => {
    const { shop, at } = await toProcessing();
    shop.receiveTabMessage({ kind: "paid", goodsId: 1001, orderNum });
    await pass(300);
    at("paid");
  });

  test("never runs out of time to pay", async () => {
    const { at } = await toProcessing();
    await pass(3_600_000);
    at("followingOrder");
  });

  test("is found by the check of an expired order", async () => {
    const { shop, at, send } = await toScan();
    shop.answers.payStatus = () => ok(status(2, 0));
    await pass(3_000);
    shop.answers.payStatus = () => ok(PROCESSING);
    await send({ type: "checkAgain" });
    at("followingOrder");
  });

  test("cannot be ordered again", async () => {
    const { at, send } = await toProcessing();
    await send({ type: "orderAgain" });
    at("followingOrder");
  });

  test("is without a deadline when the server sends none", async () => {
    const { shop, at } = await toScan();
    shop.answers.payStatus = () => ok({ ...status(1, 0), processing: { refund_at: "soon" } });
    await pass(3_000);
    expect(at("followingOrder").outcome).toEqual({ kind: "processing", refundAt: null });
  });
});

describe("a refunded order", () => {
  test("is forgotten, and polled until its money is back", async () => {
    const { shop, at } = await toProcessing();
    shop.answers.payStatus = () => ok(refunding("due"));
    await pass(3_000);
    const refund = { fen: 5700, way: "alipay", cause: "not_fulfilled" };
    expect(at("followingOrder").outcome).toEqual({
      kind: "refund",
      refunds: [{ ...refund, state: "due" }],
    });
    expect(shop.persisted).toContainEqual({ type: "forget", orderNum });
    shop.answers.payStatus = () => ok(refunding("refunded"));
    await pass(3_000);
    expect(at("followingOrder").outcome).toMatchObject({ refunds: [{ state: "refunded" }] });
    const made = shop.count("payStatus");
    await pass(60_000);
    shop.hide(true);
    shop.hide(false);
    expect(shop.count("payStatus")).toBe(made);
    const forgets = shop.persisted.filter((effect) => effect.type === "forget");
    expect(forgets).toHaveLength(1);
  });

  test("can be ordered again with the same request", async () => {
    const { shop, at, send } = await toProcessing();
    shop.answers.payStatus = () => ok(refunding("refunded"));
    await pass(3_000);
    await send({ type: "orderAgain" });
    expect(at("editing").request).toEqual(REQUEST);
  });

  test("is not polled when the server lists no refunds", async () => {
    const { shop, at } = await toScan();
    shop.answers.payStatus = () => ok(status(3, 0));
    await pass(3_000);
    expect(at("followingOrder").outcome).toEqual({ kind: "refund", refunds: [] });
    const made = shop.count("payStatus");
    await pass(60_000);
    expect(shop.count("payStatus")).toBe(made);
  });
});

describe("while an order is followed", () => {
  test("polls never overlap, end with the dialog, and pause in a hidden tab", async () => {
    const { shop, send } = await toProcessing();
    shop.answers.payStatus = () => late(5_000, ok(PROCESSING));
    await pass(20_000);
    expect(shop.maxInFlight.get("payStatus")).toBe(1);
    shop.hide(true);
    await pass(10_000);
    const made = shop.count("payStatus");
    await pass(60_000);
    expect(shop.count("payStatus")).toBe(made);
    shop.hide(false);
    expect(shop.count("payStatus")).toBe(made + 1);
    await send({ type: "close" });
    await pass(60_000);
    expect(shop.count("payStatus")).toBe(made + 1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("network failures are shown and slow the polls down", async () => {
    const { shop, at } = await toProcessing();
    shop.answers.payStatus = () => NETWORK;
    const made = shop.count("payStatus");
    await pass(3_000 + 6_000 + 12_000 + 24_000);
    expect(shop.count("payStatus")).toBe(made + 4);
    expect(at("followingOrder").note).toBe("network");
    shop.answers.payStatus = () => ok(PROCESSING);
    shop.comeOnline();
    await pass();
    expect(at("followingOrder").note).toBeNull();
  });

  test("an expired session prompts for a login once, then at the buyer's request", async () => {
    const { shop, at, send } = await toProcessing();
    shop.loggedIn = false;
    shop.answers.payStatus = () => EXPIRED;
    await pass(30_000);
    expect(shop.loginPrompts).toBe(1);
    expect(at("followingOrder").note).toBe("login");
    shop.loggedIn = true;
    shop.answers.payStatus = () => (shop.loginPrompts < 2 ? EXPIRED : ok(status(1, 0)));
    await send({ type: "retry" });
    await pass(300);
    at("paid");
  });

  test("another account's session is reported, and replaced at the buyer's request", async () => {
    const { shop, at, send } = await toProcessing();
    shop.answers.payStatus = () => refuse(ERRORS.orderNotFound.code);
    await pass(3_000);
    expect(at("followingOrder").note).toBe("account");
    shop.answers.payStatus = () => ok(status(1, 0));
    await send({ type: "retry" });
    await pass(300);
    at("paid");
    expect(shop.loginPrompts).toBe(1);
  });
});

describe("after a reload", () => {
  test("an order whose answer was lost is followed when it is not fulfilled yet", async () => {
    const shop = fakeShop();
    shop.answers.orderDetail = () => ok({ status: "paid", processing: PROCESSING.processing });
    shop.answers.payStatus = () => ok(PROCESSING);
    const payload = { order_num: orderNum, goods_id: 1001, buy_count: 2, pay_type: 1 };
    const sent = { request: REQUEST, payload, shownFen: 5700, delivery: "automatic" as const };
    const { at } = openPurchase(shop, { ...BUY, unconfirmed: sent });
    await pass();
    expect(at("followingOrder").order.status).toBe("processing");
    expect(shop.persisted).toContainEqual({ type: "dropSubmission", orderNum });
  });

  const order = {
    ...{ orderNum, goodsName: "星穹月卡", priceFen: 5700, request: REQUEST },
    ...{ payStatusApi: ORDER.order.pay_status_api, qrcode: ORDER.qrcode },
    ...{ detailQrcode: ORDER.detail_qrcode, delivery: "automatic" as const },
  };

  test.each(["waiting", "processing", "refunding"] as const)(
    "a %s order is queried, and shown as processing",
    async (stored) => {
      const shop = fakeShop();
      shop.answers.payStatus = () => ok(PROCESSING);
      const { at } = openPurchase(shop, { kind: "resume", order: { ...order, status: stored } });
      await pass();
      at("followingOrder");
    },
  );

  test("a processing order that was fulfilled meanwhile shows success", async () => {
    const shop = fakeShop();
    shop.answers.payStatus = () => ok(status(1, 0));
    const { at } = openPurchase(shop, {
      kind: "resume",
      order: { ...order, status: "processing" },
    });
    await pass(300);
    at("paid");
  });
});
