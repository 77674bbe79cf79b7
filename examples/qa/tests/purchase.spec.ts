import { dialog, expect, orderNewListing, test } from "../market";

test("sees the payment of an order", async ({ page, sandbox }) => {
  const order_num = await orderNewListing(sandbox, page, "付款的商品");
  const { result } = await sandbox.payOrder({ order_num, outcome: "paid" });
  expect(result).toBe("applied");
  await expect(dialog(page, "支付成功")).toBeVisible({ timeout: 15_000 });
  const { state } = await sandbox.readTrade({ order_num });
  expect(state).toBe("paid");
});

test("tells why the sandbox refuses to pay", async ({ sandbox }) => {
  const paid = sandbox.payOrder({ order_num: "20260101000000000000", outcome: "paid" });
  await expect(paid).rejects.toThrow("payOrder: 404 订单不存在");
});
