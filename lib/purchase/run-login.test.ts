import { ERRORS } from "@storefront/contract/codes";
import type { Start } from "./step";
import { CONFIRM, EXPIRED, NETWORK, ok, REQUEST, refuse } from "./testing/answers";
import { BUY, openConfirmDialog, openPurchase, pass } from "./testing/buyer";
import { fakeShop } from "./testing/fake-shop";

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("the login check", () => {
  test("runs first, then confirms the order with the request", async () => {
    const start: Start = { ...BUY, request: { ...REQUEST, promotionUserId: 7, sign: "abc" } };
    const { shop } = await openConfirmDialog(fakeShop(), start);
    expect(shop.calls).toEqual([
      { name: "time" },
      {
        name: "orderConfirm",
        payload: {
          goods_id: 1001,
          quantity: 2,
          goods_spec_id: 11,
          promotion_user_id: 7,
          sign: "abc",
        },
      },
    ]);
  });

  test("opens the login when the session has expired, and continues after it", async () => {
    const shop = fakeShop();
    shop.answers.time = () => EXPIRED;
    await openConfirmDialog(shop);
    expect(shop.loginPrompts).toBe(1);
    expect(shop.count("time")).toBe(1);
  });

  test("ends silently when the login dialog is closed", async () => {
    const shop = fakeShop();
    shop.answers.time = () => EXPIRED;
    shop.loggedIn = false;
    const { at } = openPurchase(shop);
    await pass();
    at("closed");
    expect(shop.persisted).toEqual([]);
  });

  test("prompts once, not in a loop, when the session expires at the confirm call", async () => {
    const shop = fakeShop();
    shop.answers.orderConfirm = () => EXPIRED;
    const { at } = openPurchase(shop);
    await pass();
    expect(at("refused")).toMatchObject({ text: "登录已过期，请重新登录", retry: "confirm" });
    expect(shop.loginPrompts).toBe(1);
    expect(shop.count("orderConfirm")).toBe(2);
  });

  test("shows a network failure, and can be retried", async () => {
    const shop = fakeShop();
    shop.answers.time = () => NETWORK;
    const { at, send } = openPurchase(shop);
    await pass();
    expect(at("refused").retry).toBe("check");
    shop.answers.time = () => ok({ time: 1 });
    await send({ type: "retry" });
    at("editing");
  });

  test("shows the server's message without a retry for goods that cannot be bought", async () => {
    const shop = fakeShop();
    shop.answers.orderConfirm = () => refuse(ERRORS.outOfStock.code, ERRORS.outOfStock.msg);
    const { at } = openPurchase(shop);
    await pass();
    expect(at("refused")).toMatchObject({ text: ERRORS.outOfStock.msg, retry: null });
  });

  test("does not accept code 0 without the required fields", async () => {
    const shop = fakeShop();
    shop.answers.orderConfirm = () => ok({ ...CONFIRM, now_price: "many" });
    const { at } = openPurchase(shop);
    await pass();
    expect(at("refused").retry).toBe("confirm");
  });

  test("can be retried when the marketplace is busy", async () => {
    const shop = fakeShop();
    const { code, msg } = ERRORS.tooFrequent;
    shop.answers.orderConfirm = () => refuse(code, msg);
    const { at, send } = openPurchase(shop);
    await pass();
    expect(at("refused")).toMatchObject({ text: msg, retry: "confirm" });
    shop.answers.orderConfirm = () => ok(CONFIRM);
    await send({ type: "retry" });
    at("editing");
  });
});
