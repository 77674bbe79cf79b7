import { dialog, expect, orderNewListing, test } from "../market";

const PAYMENT_TIME_S = 15 * 60;

test("offers to order again when the payment time runs out", async ({ page, sandbox }) => {
  await orderNewListing(sandbox, page, "没有付款的商品");
  await sandbox.advanceClock({ advance_s: PAYMENT_TIME_S });
  // The page asks the marketplace every few seconds whether the order is paid.
  const late = dialog(page, "请重新下单");
  await expect(late.getByText("支付已超时")).toBeVisible({ timeout: 15_000 });
  await expect(late.getByRole("button", { name: "重新下单" })).toBeVisible();
});
