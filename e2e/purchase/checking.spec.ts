import { expect, test } from "../fixtures";
import { dialog, orderForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { watchBuilds } from "../support/orders";
import { passPollsUntil } from "../support/page-clock";

const FIFTEEN_MINUTES = 15 * 60;

test("checks a payment until its provider answers, then shows that it was paid", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "渠道没有回答" });
  const orders = watchBuilds(page);
  await page.clock.install();
  await orderForQrCode(page, goods_id);
  await sandbox.providersSilent(true);
  await sandbox.advanceClock(FIFTEEN_MINUTES);
  const checking = dialog(page, "正在核对付款");
  const shown = { timeout: 1_000 };
  await passPollsUntil(page, () => expect(checking).toBeVisible(shown));
  await expect(checking.getByText("不用再付")).toBeVisible();
  await expect(page.getByText("支付已超时")).toHaveCount(0);
  await expectAccessible(page, "[role=dialog]");

  const other = await page.context().newPage();
  await other.goto("/account/orders");
  const order = other.getByRole("listitem").filter({ hasText: "渠道没有回答" });
  await expect(order.getByText("正在核对付款")).toBeVisible();
  await expect(other.getByRole("button", { name: "取消订单" })).toHaveCount(0);
  await expect(other.getByRole("button", { name: "继续支付" })).toHaveCount(0);

  await sandbox.providersSilent(false);
  await sandbox.pay(orders[0]?.order_num ?? "", "paid");
  await passPollsUntil(page, () => expect(dialog(page, "支付成功")).toBeVisible(shown));
});
