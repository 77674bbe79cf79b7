import { expect, test } from "../fixtures";
import { confirmDialog, dialog, resumePayment } from "../support/desktop";
import { watchBuilds } from "../support/orders";
import { leaveOpen } from "./leave-open";

test("allows a new order of the same goods when the open one has expired", async ({
  page,
  mobile,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "回来时已超时" });
  const orders = watchBuilds(page);
  await leaveOpen(page, mobile, goods_id);
  await sandbox.advanceClock(15 * 60);
  await resumePayment(page);
  const late = dialog(page, "请重新下单");
  await expect(late.getByText("支付已超时")).toBeVisible();
  await expect(late.getByText("没有付款就不会扣钱")).toBeVisible();
  await late.getByRole("button", { name: "重新下单" }).click();
  await expect(confirmDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "继续支付" })).toHaveCount(0);
  expect(orders).toHaveLength(1);
});
