import { expect, test } from "../fixtures";
import { confirmDialog, dialog, openConfirm, openGoods, submitForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { countCalls, payStatus, watchBuilds } from "../support/orders";
import { passPoll, passPollsUntil } from "../support/page-clock";

test("shows that a payment failed and accepts another channel", async ({
  page,
  buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "付款失败一次" });
  const orders = watchBuilds(page);
  const polls = countCalls(page, "/v1/order/pay_status");
  await page.clock.install();
  await openGoods(page, goods_id);
  await openConfirm(page);
  const scan = await submitForQrCode(page, /支付宝/);
  const refused = orders[0]?.order_num ?? "";
  await sandbox.pay(refused, "failed");
  expect(await payStatus(buyer, refused)).toBe(4);
  await passPoll(page, polls);
  await expect(scan.getByText(/这次付款没有成功，没有扣款/)).toBeVisible();
  await expectAccessible(page, "[role=dialog]");

  await scan.getByRole("button", { name: "换一种支付方式" }).click();
  await expect(confirmDialog(page).getByRole("button", { name: "提交订单" })).toBeEnabled();
  await submitForQrCode(page);
  await sandbox.pay(orders[1]?.order_num ?? "", "paid");
  const success = dialog(page, "支付成功");
  await passPollsUntil(page, () => expect(success).toBeVisible({ timeout: 1_000 }));
  await expectAccessible(page, "[role=dialog]");
});
