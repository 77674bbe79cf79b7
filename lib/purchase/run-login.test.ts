import { ERRORS } from "@/contract/codes";
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
  test("comes first, and the order is confirmed with what was chosen", async () => {
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

  test("an expired session opens the login; after it the purchase goes on by itself", async () => {
    const shop = fakeShop();
    shop.answers.time = () => EXPIRED;
    await openConfirmDialog(shop);
    expect(shop.loginsAsked).toBe(1);
    expect(shop.count("time")).toBe(1);
  });

  test("closing the login dialog ends it quietly", async () => {
    const shop = fakeShop();
    shop.answers.time = () => EXPIRED;
    shop.loggedIn = false;
    const { at } = openPurchase(shop);
    await pass();
    at("closed");
    expect(shop.kept).toEqual([]);
  });

  test("a session that expires at the confirm call prompts once, not in a loop", async () => {
    const shop = fakeShop();
    shop.answers.orderConfirm = () => EXPIRED;
    const { at } = openPurchase(shop);
    await pass();
    expect(at("refused")).toMatchObject({ text: "登录已过期，请重新登录", retry: "confirm" });
    expect(shop.loginsAsked).toBe(1);
    expect(shop.count("orderConfirm")).toBe(2);
  });

  test("a network that is down is said, and can be tried again", async () => {
    const shop = fakeShop();
    shop.answers.time = () => NETWORK;
    const { at, send } = openPurchase(shop);
    await pass();
    expect(at("refused").retry).toBe("check");
    shop.answers.time = () => ok({ time: 1 });
    await send({ type: "retry" });
    at("editing");
  });

  test("goods that cannot be bought are refused in the server's words, without a retry", async () => {
    const shop = fakeShop();
    shop.answers.orderConfirm = () => refuse(ERRORS.outOfStock.code, ERRORS.outOfStock.msg);
    const { at } = openPurchase(shop);
    await pass();
    expect(at("refused")).toMatchObject({ text: "库存不足，商品已被其他买家拍下", retry: null });
  });

  test("code 0 without the fields that are needed is no success", async () => {
    const shop = fakeShop();
    shop.answers.orderConfirm = () => ok({ ...CONFIRM, now_price: "many" });
    const { at } = openPurchase(shop);
    await pass();
    expect(at("refused").retry).toBe("confirm");
  });

  test("a busy marketplace can be asked again", async () => {
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
