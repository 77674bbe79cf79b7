import { expect, test } from "../fixtures";
import { dialog, orderForQrCode, resumePayment } from "../support/desktop";
import { watchBuilds } from "../support/orders";
import { passPollsUntil } from "../support/page-clock";

test("finds the same order when the buyer leaves by the back button and returns", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "去而复返" });
  const orders = watchBuilds(page);
  await page.clock.install();
  await page.goto("/index");
  await orderForQrCode(page, goods_id);
  await page.goBack();
  await expect(page).toHaveURL(/\/index$/);
  await page.goForward();
  await resumePayment(page);
  await expect(dialog(page, "请支付").getByRole("img", { name: "支付二维码" })).toBeVisible();
  await sandbox.pay(orders[0]?.order_num ?? "", "paid");
  const success = dialog(page, "支付成功");
  await passPollsUntil(page, () => expect(success).toBeVisible({ timeout: 1_000 }));
  expect(orders).toHaveLength(1);
});

test("says that the connection is lost, and notices the payment when it is back", async ({
  page,
  context,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "断了网" });
  const orders = watchBuilds(page);
  await page.clock.install();
  const scan = await orderForQrCode(page, goods_id);
  const shown = { timeout: 1_000 };
  await context.setOffline(true);
  await passPollsUntil(page, () => expect(scan.getByText(/网络不稳定/)).toBeVisible(shown));
  await sandbox.pay(orders[0]?.order_num ?? "", "paid");
  await context.setOffline(false);
  await passPollsUntil(page, () => expect(dialog(page, "支付成功")).toBeVisible(shown));
});
