import { ERRORS } from "@storefront/contract/codes";
import { OTHER_ACCOUNT } from "./steps/refusal";
import { NETWORK, ORDER, ok, REQUEST, refuse, status } from "./testing/answers";
import { openPurchase, pass } from "./testing/buyer";
import { fakeShop } from "./testing/fake-shop";

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("an order resumed after a reload", () => {
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

  test("is queried, then shows the same code and the correct time", async () => {
    const shop = fakeShop();
    shop.answers.payStatus = () => ok(status(0, 321));
    const { at } = openPurchase(shop, { kind: "resume", order });
    await pass();
    expect(at("awaitingPayment")).toMatchObject({
      remaining: 321,
      order: { qrcode: ORDER.qrcode },
    });
  });

  test("shows success when it was paid meanwhile", async () => {
    const shop = fakeShop();
    shop.answers.payStatus = () => ok(status(1, 0));
    const { at } = openPurchase(shop, { kind: "resume", order });
    await pass(300);
    at("paid");
  });

  test.each([
    ["closed unpaid", 2, "expired"],
    ["out of time by its countdown alone", 0, "expired"],
    ["paid when nothing was left: the money goes back", 3, "followingOrder"],
  ] as const)(
    "%s: is reported where another order can be made, and forgotten",
    async (_, ended, name) => {
      const shop = fakeShop();
      shop.answers.payStatus = () => ok(status(ended, 0));
      const { at, send } = openPurchase(shop, { kind: "resume", order });
      await pass();
      at(name);
      expect(shop.persisted).toContainEqual({ type: "forget", orderNum: order.orderNum });
      await send({ type: "orderAgain" });
      expect(at("editing").request).toEqual(REQUEST);
    },
  );

  test("of another account is kept, and shown after its buyer logs in", async () => {
    const shop = fakeShop();
    shop.answers.payStatus = () => refuse(ERRORS.orderNotFound.code, "订单不存在");
    const { at, send } = openPurchase(shop, { kind: "resume", order });
    await pass();
    expect(at("resuming").note).toBe(OTHER_ACCOUNT);
    expect(shop.persisted).toEqual([]);
    shop.answers.payStatus = () => ok(status(0, 321));
    await send({ type: "retry" });
    expect(shop.loginPrompts).toBe(1);
    at("awaitingPayment");
  });

  test("is kept when the network is down", async () => {
    const shop = fakeShop();
    shop.answers.payStatus = () => NETWORK;
    const { at, send } = openPurchase(shop, { kind: "resume", order });
    await pass();
    expect(at("resuming").note).toContain("网络");
    shop.answers.payStatus = () => ok(status(0, 100));
    await send({ type: "retry" });
    at("awaitingPayment");
  });

  test("shows success again without a call when it is paid", () => {
    const { shop, at } = openPurchase(fakeShop(), {
      kind: "resume",
      order: { ...order, status: "paid" },
    });
    at("paid");
    expect(shop.calls).toEqual([]);
  });
});
