import { expect, test } from "../fixtures";
import { ApiBuyer, succeeded } from "../support/api-buyer";
import { dialog, resumePayment } from "../support/desktop";
import { expectRefunded, payAtCashier } from "../support/mobile-page";
import { orderByApi } from "../support/orders";
import { leaveOpen } from "./leave-open";

test("promises the refund when the open order was paid too late for the last piece", async ({
  page,
  mobile,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "回来时已卖完", stock: 1 });
  await leaveOpen(page, mobile, goods_id);
  await sandbox.advanceClock(15 * 60);
  const rival = await ApiBuyer.login();
  // The piece is free again once the marketplace has looked for what ran out.
  const stock = async () => succeeded(await rival.call("goodsDetail", { goods_id })).stock;
  await expect.poll(stock).toBe(1);
  await sandbox.pay(await orderByApi(rival, goods_id), "paid");
  await mobile.reload();
  await mobile.getByRole("button", { name: /仍然付款/ }).click();
  await expectRefunded(mobile);

  await resumePayment(page);
  const late = dialog(page, "请重新下单");
  await expect(late.getByRole("status")).toContainText("款项会原路退回");
});

test("offers the order, also after a reload, when it was paid meanwhile", async ({
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
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByText("已支付，等待卖家交付")).toBeVisible();
  await page.getByRole("button", { name: "查看订单" }).click();
  await expect(success.getByRole("img", { name: "订单二维码" })).toBeVisible();
});
