import { NETWORK, ORDER, ok, REQUEST, status } from "./testing/answers";
import { pass, toScan } from "./testing/buyer";
import { late } from "./testing/fake-shop";

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

/** The client's clock is changed every 100 s, starting at 50 s. */
const SECONDS = testScope === "full" ? 600 : 180;

describe("the countdown", () => {
  test.each([-3_600, 86_400])(
    "stays within 1 s of the server although the client's clock is changed by %d s",
    async (jump) => {
      const { shop, at } = await toScan();
      const begun = performance.now() - 500;
      for (let second = 0; second < SECONDS; second += 1) {
        if (second % 100 === 50) jest.setSystemTime(Date.now() + jump * 1000);
        await pass(1_000);
        const server = 900 - (performance.now() - begun) / 1000;
        expect(Math.abs(at("awaitingPayment").remaining - server)).toBeLessThanOrEqual(1);
      }
      expect(shop.count("payStatus")).toBe(SECONDS / 3);
    },
  );

  test("is synchronized at every poll when the server's time changes", async () => {
    const { shop, at } = await toScan();
    shop.answers.payStatus = () => ok(status(0, 100));
    await pass(3_000);
    expect(at("awaitingPayment").remaining).toBe(100);
    await pass(2_000);
    expect(at("awaitingPayment").remaining).toBe(98);
  });

  test("makes one last status call at 0, then expires and stops everything", async () => {
    const { shop, at } = await toScan();
    shop.answers.payStatus = () => ok(status(0, 2));
    await pass(3_000);
    shop.answers.payStatus = () => ok(status(0, 0));
    const made = shop.count("payStatus");
    await pass(2_000);
    expect(shop.count("payStatus")).toBe(made + 1);
    at("expired");
    await pass(60_000);
    expect(shop.count("payStatus")).toBe(made + 1);
    expect(jest.getTimerCount()).toBe(0);
    expect(shop.persisted).toContainEqual({ type: "forget", orderNum: ORDER.order.order_num });
  });

  test("succeeds when the order is paid after 0", async () => {
    const { shop, at } = await toScan();
    shop.answers.payStatus = () => ok(status(0, 2));
    await pass(3_000);
    shop.answers.payStatus = () => late(2_000, ok(status(1, 0)));
    await pass(4_000 + 300);
    at("paid");
  });

  test("waits for a poll in flight at 0 before the last one", async () => {
    const { shop, at } = await toScan();
    shop.answers.payStatus = () => ok(status(0, 4));
    await pass(3_000);
    shop.answers.payStatus = () => late(2_000, ok(status(0, 0)));
    await pass(4_500);
    at("awaitingPayment");
    await pass(10_000);
    at("expired");
    expect(shop.count("payStatus")).toBe(3);
    expect(shop.maxInFlight.get("payStatus")).toBe(1);
  });

  test("goes on asking when the last call fails, and keeps the order", async () => {
    const { shop, at } = await toScan();
    shop.answers.payStatus = () => ok(status(0, 2));
    await pass(3_000);
    shop.answers.payStatus = () => NETWORK;
    await pass(2_000);
    expect(at("followingOrder").outcome).toEqual({ kind: "checking" });
    expect(shop.persisted.some((effect) => effect.type === "forget")).toBe(false);
    shop.answers.payStatus = () => ok(status(1, 0));
    await pass(10_000);
    at("paid");
  });

  test("checks the payment until the provider has answered, and expires only then", async () => {
    const { shop, at } = await toScan();
    shop.answers.payStatus = () => ok(status(0, 2));
    await pass(3_000);
    shop.answers.payStatus = () => ok({ ...status(0, 0), checking: true });
    await pass(60_000);
    expect(at("followingOrder").outcome).toEqual({ kind: "checking" });
    expect(shop.persisted.some((effect) => effect.type === "forget")).toBe(false);
    shop.answers.payStatus = () => ok(status(2, 0));
    await pass(3_000);
    expect(at("expired").note).toBeNull();
    expect(shop.persisted.some((effect) => effect.type === "forget")).toBe(true);
  });

  test("shows a payment that the provider confirms while it is checked", async () => {
    const { shop, at } = await toScan();
    shop.answers.payStatus = () => ok({ ...status(0, 0), checking: true });
    await pass(3_000);
    at("followingOrder");
    shop.answers.payStatus = () => ok(status(1, 0));
    await pass(3_000 + 300);
    at("paid");
  });

  test("reports when checked again that nothing was paid, or follows the refund", async () => {
    const { shop, at, send } = await toScan();
    shop.answers.payStatus = () => ok(status(2, 0));
    await pass(3_000);
    await send({ type: "checkAgain" });
    expect(at("expired").note).toContain("还没有查到付款");
    shop.answers.payStatus = () => ok(status(3, 0));
    await send({ type: "checkAgain" });
    expect(at("followingOrder").outcome.kind).toBe("refund");
  });

  test("orders again with the same request", async () => {
    const { shop, at, send } = await toScan();
    shop.answers.payStatus = () => ok(status(2, 0));
    await pass(3_000);
    at("expired");
    await send({ type: "orderAgain" });
    expect(at("editing").request).toEqual(REQUEST);
  });
});
