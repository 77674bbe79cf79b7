import type { Locator, Page } from "@playwright/test";
import { sandbox } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { ApiBuyer } from "../support/api-buyer";
import { dialog, orderForQrCode } from "../support/desktop";
import { expectRefunded, oneTapLogin } from "../support/mobile-page";
import { orderByApi } from "../support/orders";
import { passPollsUntil } from "../support/page-clock";
import { readQrCode } from "../support/qr-code";

const FIFTEEN_MINUTES = 15 * 60;

/** Opens the cashier on the phone and defers the payment. */
async function waitAtCashier(scan: Locator, phone: Page): Promise<void> {
  await phone.goto(await readQrCode(scan.getByRole("img", { name: "支付二维码" })));
  await phone.getByRole("button", { name: "超时再付" }).click();
  await expect(phone.getByText("现在没有付款")).toBeVisible();
}

/** Expires the order at the marketplace; the page notices by polling. @returns the expiry dialog */
async function expireOrder(page: Page): Promise<Locator> {
  await sandbox.advanceClock(FIFTEEN_MINUTES);
  const late = dialog(page, "请重新下单");
  const shown = { timeout: 1_000 };
  await passPollsUntil(page, () => expect(late.getByText("支付已超时")).toBeVisible(shown));
  await expect(late.getByText("二维码已失效")).toBeVisible();
  return late;
}

async function payLate(phone: Page): Promise<void> {
  await phone.reload();
  await expect(phone.getByText("订单已超时关闭")).toBeVisible();
  await phone.getByRole("button", { name: /仍然付款/ }).click();
}

async function checkPayment(late: Locator, answer: string): Promise<void> {
  await late.getByRole("button", { name: "我已付款，查询结果" }).click();
  await expect(late.getByRole("status")).toContainText(answer);
}

test("shows the refund on desktop and phone when an order is paid late and the piece is gone", async ({
  page,
  mobile,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "晚了一步", stock: 1 });
  await page.clock.install();
  const scan = await orderForQrCode(page, goods_id);
  await waitAtCashier(scan, mobile);
  const late = await expireOrder(page);
  await sandbox.pay(await orderByApi(await ApiBuyer.login(), goods_id), "paid");

  await payLate(mobile);
  await expectRefunded(mobile);
  await late.getByRole("button", { name: "我已付款，查询结果" }).click();
  const refund = dialog(page, /原路退款/);
  await expect(refund.getByText("付款到达时订单已关闭")).toBeVisible();
  await expect(refund.getByRole("button", { name: "重新下单" })).toBeEnabled();
});

/** Delivered by card secret; the minimum quantity is two. */
const AUTOMATIC = 1013;

test("fulfills an order that is paid late when stock remains", async ({ page, mobile, buyer }) => {
  await page.clock.install();
  const scan = await orderForQrCode(page, AUTOMATIC);
  await waitAtCashier(scan, mobile);
  const late = await expireOrder(page);
  await checkPayment(late, "还没有查到付款");

  await payLate(mobile);
  await expect(mobile.getByText("支付成功").first()).toBeVisible();
  await late.getByRole("button", { name: "我已付款，查询结果" }).click();
  const success = dialog(page, "支付成功");
  await expect(late).toBeHidden();
  await mobile.goto(await readQrCode(success.getByRole("img", { name: "领取卡密二维码" })));
  await oneTapLogin(mobile, buyer.phone);
  await mobile.getByRole("button", { name: "查看卡密" }).click();
  await expect(mobile.getByTestId("card-secret")).toHaveCount(2);
});
