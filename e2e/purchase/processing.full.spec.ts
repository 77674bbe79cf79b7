import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { dialog, orderForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { expectDialogFits } from "../support/expect-dialog-fits";
import { payAtCashier } from "../support/mobile-page";
import { passPollsUntil } from "../support/page-clock";
import { readQrCode } from "../support/qr-code";

const AUTOMATIC = 1013;
const PROCESSING = "已付款，正在处理";
const PROMISE = /到 .+ 还没有完成，会原路全额退款/;
const SHORTLY = { timeout: 1_000 };
/** The first retry. */
const RETRY_S = 30;
/** UNFULFILLED_REFUND_MINUTES. */
const REFUND_S = 30 * 60;

/** Orders on the desktop, pays on the phone, and lets the phone open the order. */
async function payAndApprove(page: Page, mobile: Page): Promise<void> {
  await page.clock.install();
  const scan = await orderForQrCode(page, AUTOMATIC);
  await mobile.goto(await readQrCode(scan.getByRole("img", { name: "支付二维码" })));
  await payAtCashier(mobile);
  await mobile.getByRole("button", { name: "在电脑上确认" }).click();
  const approve = dialog(page, PROCESSING).getByRole("button", { name: "是这部手机" });
  await passPollsUntil(page, () => expect(approve).toBeVisible(SHORTLY));
  await approve.click();
  await expect(mobile.getByRole("heading", { name: PROCESSING })).toBeVisible();
}

test("follows a paid order that is not fulfilled, over a reload, until it can be collected", async ({
  page,
  mobile,
  buyer: _buyer,
  sandbox,
}) => {
  // Two devices, an order, a payment, an approval, a reload.
  test.slow();
  await sandbox.failFulfilment(true);
  await payAndApprove(page, mobile);
  await expect(dialog(page, PROCESSING).getByText(PROMISE)).toBeVisible();
  await expect(mobile.getByText(PROMISE)).toBeVisible();
  await expect(mobile.getByRole("button", { name: "查看卡密" })).toBeHidden();
  await expectAccessible(page);
  await expectAccessible(mobile);
  await expectDialogFits(page, dialog(page, PROCESSING), ["先关闭，稍后再看"]);

  await page.reload();
  await page.getByRole("button", { name: "查看进度" }).click();
  await expect(dialog(page, PROCESSING)).toBeVisible();

  await sandbox.failFulfilment(false);
  await sandbox.advanceClock(RETRY_S);
  const code = dialog(page, "支付成功").getByRole("img", { name: "领取卡密二维码" });
  await passPollsUntil(page, () => expect(code).toBeVisible(SHORTLY));
  await mobile.getByRole("button", { name: "查看卡密" }).click();
  await expect(mobile.getByTestId("card-secret")).toHaveCount(2);
});

test("shows where the money went when a paid order could not be fulfilled", async ({
  page,
  mobile,
  buyer: _buyer,
  sandbox,
}) => {
  test.slow();
  await sandbox.failFulfilment(true);
  await payAndApprove(page, mobile);
  await sandbox.advanceClock(REFUND_S);
  const refund = dialog(page, "已原路退款");
  await passPollsUntil(page, () => expect(refund).toBeVisible(SHORTLY));
  await expect(refund.getByText("已退回微信支付的零钱或银行卡")).toBeVisible();
  await expect(refund.getByText("付款后没有处理成功")).toBeVisible();
  await expectAccessible(page);
  await expectDialogFits(page, refund, ["知道了", "重新下单"]);
  const record = mobile.getByRole("region", { name: "退款记录" });
  await record.getByText("已退回微信支付的零钱或银行卡").waitFor();
  await expectAccessible(mobile);
  await refund.getByRole("button", { name: "知道了" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "立即购买" })).toBeVisible();
  await expect(page.getByRole("region", { name: "已付款订单" })).toBeHidden();
});
