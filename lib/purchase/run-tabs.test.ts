import { ORDER } from "./testing/answers";
import { openConfirmDialog, pass, toScan } from "./testing/buyer";

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("two windows", () => {
  const message = { kind: "waiting", goodsId: 1001, orderNum: "1" } as const;

  test("require an acknowledgement before a submit when the other has an unpaid order", async () => {
    const { shop, at, send } = await openConfirmDialog();
    expect(shop.persisted).toContainEqual({
      type: "notifyTabs",
      message: { kind: "ask", goodsId: 1001 },
    });
    shop.receiveTabMessage(message);
    await send({ type: "submit" });
    expect(at("editing").problem?.at).toBe("duplicate");
    expect(shop.count("buildOrder")).toBe(0);
    await send({ type: "acknowledgeDuplicate", accepted: true });
    await send({ type: "submit" });
    expect(shop.count("buildOrder")).toBe(1);
  });

  test("ignore orders for other goods, and orders that are gone", async () => {
    const { shop, at } = await openConfirmDialog();
    shop.receiveTabMessage({ ...message, goodsId: 5 });
    expect(at("editing").duplicates.waiting).toEqual([]);
    shop.receiveTabMessage(message);
    shop.receiveTabMessage({ ...message, kind: "gone" });
    expect(at("editing").duplicates).toEqual({ waiting: [], paid: false, accepted: false });
  });

  test("complete the payment in one when it is paid in the other", async () => {
    const { shop, at } = await toScan();
    shop.receiveTabMessage({ kind: "paid", goodsId: 1001, orderNum: ORDER.order.order_num });
    await pass(300);
    at("paid");
  });
});
