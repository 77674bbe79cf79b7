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

  test("an order of another window makes the submit need a deliberate second act", async () => {
    const { shop, at, send } = await openConfirmDialog();
    expect(shop.kept).toContainEqual({
      type: "notifyTabs",
      message: { kind: "ask", goodsId: 1001 },
    });
    shop.tell(message);
    await send({ type: "submit" });
    expect(at("editing").problem?.at).toBe("concurrent");
    expect(shop.count("buildOrder")).toBe(0);
    await send({ type: "acknowledgeDuplicate", accepted: true });
    await send({ type: "submit" });
    expect(shop.count("buildOrder")).toBe(1);
  });

  test("other goods' orders are none of its business, and one that is gone no longer matters", async () => {
    const { shop, at } = await openConfirmDialog();
    shop.tell({ ...message, goodsId: 5 });
    expect(at("editing").concurrent.waiting).toEqual([]);
    shop.tell(message);
    shop.tell({ ...message, kind: "gone" });
    expect(at("editing").concurrent).toEqual({ waiting: [], paid: false, accepted: false });
  });

  test("paid in the other window closes the scan here as paid", async () => {
    const { shop, at } = await toScan();
    shop.tell({ kind: "paid", goodsId: 1001, orderNum: ORDER.order.order_num });
    await pass(300);
    at("paid");
  });
});
