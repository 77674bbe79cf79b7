import { expect, test } from "../fixtures";
import { ApiBuyer } from "../support/api-buyer";
import { dialog, orderForQrCode, resumePayment } from "../support/desktop";
import { orderByApi, payStatus, watchBuilds } from "../support/orders";
import { passPollsUntil } from "../support/page-clock";

test("leaves an order unpaid when the payment callback is forged", async ({ sandbox }) => {
  const { goods_id } = await sandbox.list({ goods_name: "伪造的付款通知" });
  const buyer = await ApiBuyer.login();
  const order_num = await orderByApi(buyer, goods_id);
  expect(await sandbox.pay(order_num, "paid", "forged")).toMatchObject({ http: 403 });
  expect(await payStatus(buyer, order_num)).toBe(0);
});

test("resumes the same order when the page is reloaded during the payment", async ({
  page,
  buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "付款时刷新" });
  const orders = watchBuilds(page);
  await page.clock.install();
  await orderForQrCode(page, goods_id);
  await page.reload();
  await resumePayment(page);
  await expect(dialog(page, "请支付").getByRole("img", { name: "支付二维码" })).toBeVisible();
  expect(orders).toHaveLength(1);
  const orderNum = orders[0]?.order_num ?? "";
  await sandbox.pay(orderNum, "paid");
  const success = dialog(page, "支付成功");
  await passPollsUntil(page, () => expect(success).toBeVisible({ timeout: 1_000 }));
  expect(await payStatus(buyer, orderNum)).toBe(1);
});
