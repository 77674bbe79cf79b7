import { expect, test } from "../fixtures";
import { ApiBuyer, succeeded } from "../support/api-buyer";
import { closeDialog, confirmDialog, dialog, resumePayment } from "../support/desktop";
import { expectRefunded, payAtCashier } from "../support/mobile-page";
import { orderByApi, watchBuilds } from "../support/orders";
import { leaveOpen } from "./leave-open";

test("shows the refund when an unpaid order was paid after the last piece was sold", async ({
  page,
  mobile,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "回来时已卖完", stock: 1 });
  await leaveOpen(page, mobile, goods_id);
  await sandbox.advanceClock(15 * 60);
  const otherBuyer = await ApiBuyer.login();
  // The sweeper releases the piece of the expired order.
  const stock = async () => succeeded(await otherBuyer.call("goodsDetail", { goods_id })).stock;
  await expect.poll(stock, { timeout: 15_000 }).toBe(1);
  await sandbox.pay(await orderByApi(otherBuyer, goods_id), "paid");
  await mobile.reload();
  await mobile.getByRole("button", { name: /仍然付款/ }).click();
  await expectRefunded(mobile);

  await resumePayment(page);
  const refund = dialog(page, "已原路退款");
  await expect(refund.getByText("已退回微信支付的零钱或银行卡")).toBeVisible();
});

test("shows the order as paid, also after a reload, when it was paid in the meantime", async ({
  page,
  mobile,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "回来时已付款" });
  await leaveOpen(page, mobile, goods_id);
  await payAtCashier(mobile);
  await resumePayment(page);
  const success = dialog(page, "支付成功");
  await expect(success.getByRole("img", { name: "订单二维码" })).toBeVisible();
  await closeDialog(page);
  await page.reload();
  await expect(page.getByText("已付款，等待卖家交付")).toBeVisible();
  await page.getByRole("button", { name: "查看订单" }).click();
  await expect(success.getByRole("img", { name: "订单二维码" })).toBeVisible();
});

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
