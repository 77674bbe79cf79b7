import { expect, test } from "../fixtures";
import { dialog, openConfirm, openGoods, submitForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { expectRefunded, oneTapLogin, payAtCashier } from "../support/mobile-page";
import { readQrCode } from "../support/qr-code";

test("shows the refund on the phone when the seller does not deliver in time", async ({
  page,
  mobile,
  buyer: _buyer,
  sandbox,
}) => {
  await sandbox.sellerIdle(true);
  const { goods_id } = await sandbox.list({ goods_name: "卖家没有来" });
  await openGoods(page, goods_id);
  await openConfirm(page);
  const scan = await submitForQrCode(page);
  const cashier = await readQrCode(scan.getByRole("img", { name: "支付二维码" }));
  await mobile.goto(cashier);
  await payAtCashier(mobile);
  await expect(dialog(page, "支付成功")).toBeVisible();

  await sandbox.advanceClock(24 * 3600);
  await mobile.goto(cashier);
  await expectRefunded(mobile);
  await sandbox.sellerIdle(false);
});

test("completes an order when the buyer confirms the seller's delivery of an account", async ({
  page,
  mobile,
  buyer,
  sandbox,
}) => {
  // Uses two devices, a login, an order, a payment and a delivery.
  test.slow();
  const process = [{ name: "卖家交接", brief: "卖家把账号交给你" }];
  const { goods_id } = await sandbox.list({ goods_name: "三年号 带改绑", process });
  await openGoods(page, goods_id);
  await openConfirm(page);
  const scan = await submitForQrCode(page);
  await mobile.goto(await readQrCode(scan.getByRole("img", { name: "支付二维码" })));
  await payAtCashier(mobile);

  const success = dialog(page, "支付成功");
  await expect(success).toContainText("查看交付进度");
  await expect(success).not.toContainText("卡密");
  await mobile.goto(await readQrCode(success.getByRole("img", { name: "订单二维码" })));
  await oneTapLogin(mobile, buyer.phone);
  await expect(mobile.getByRole("heading", { name: "已付款，等待卖家" })).toBeVisible();
  await expect(mobile.getByText(/前交付，超时自动取消并全额退款/)).toBeVisible();
  await expectAccessible(mobile);

  // The seller delivers; the page polls.
  await sandbox.advanceClock(30);
  await expect(mobile.getByRole("heading", { name: "待确认收货" })).toBeVisible();
  const note = mobile.getByTestId("delivery-note");
  await expect(note).toContainText("账号：sample_");
  await mobile.reload();
  await expect(mobile.getByRole("heading", { name: "待确认收货" })).toBeVisible();
  await mobile.getByText("这件商品的交易流程").click();
  await expect(mobile.getByText("卖家把账号交给你")).toBeVisible();
  await expectAccessible(mobile);
  expect(await page.content()).not.toContain("sample_");

  await mobile.getByText("确认收货", { exact: true }).click();
  await mobile.getByRole("button", { name: "已核对，确认收货" }).click();
  await expect(mobile.getByRole("heading", { name: "已完成" })).toBeVisible();
  await expect(mobile.getByText("你已确认收货，订单已经完成。")).toBeVisible();
});
