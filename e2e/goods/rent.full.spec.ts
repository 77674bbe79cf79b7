import { expect, test } from "../fixtures";
import { dialog } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { oneTapLogin, payAtCashier } from "../support/mobile-page";
import { readQrCode } from "../support/qr-code";
import { openFreeRental } from "../support/rental";

test("refunds the deposit when an account is rented on desktop and returned on the phone", async ({
  page,
  mobile,
  buyer,
  sandbox,
}) => {
  // Uses two devices, a login, an order, a payment and a return.
  test.slow();
  await openFreeRental(page);
  await expect(page.getByText("/小时").first()).toBeVisible();
  await page.getByRole("button", { name: "立即租号" }).click();

  // The rent dialog replaces the confirm dialog and starts with the shortest rental.
  const rent = dialog(page, "租号");
  const total = rent.getByText("应付合计").locator("..");
  await expect(total).toContainText("¥107.00");
  await rent.getByRole("button", { name: "增加时长" }).click();
  await rent.getByRole("button", { name: "增加时长" }).click();
  await expect(total).toContainText("¥114.00");
  await expect(rent).toContainText("租金 ¥3.50 × 4 小时");
  await expect(rent).toContainText("归还验号后退");
  await expectAccessible(page, "[role=dialog]");

  await rent.getByRole("button", { name: "扫码下单" }).click();
  const scan = dialog(page, "扫码下单");
  const link = await readQrCode(scan.getByRole("img", { name: "下单二维码" }));
  expect(new URL(link).search).toMatch(/^\?goodsId=1003&hours=4&from=mima\.localhost&ticket=/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "立即租号" })).toBeFocused();

  await mobile.goto(link);
  await mobile.getByRole("link", { name: "用手机号登录" }).click();
  await oneTapLogin(mobile, buyer.phone);
  await expect(mobile.getByText("应付合计").locator("..")).toContainText("¥114.00");
  await expectAccessible(mobile);
  await mobile.getByRole("button", { name: "支付并上号 ¥114.00" }).click();
  await payAtCashier(mobile);
  await mobile.getByRole("button", { name: "查看上号码" }).click();
  await expect(mobile.getByTestId("card-secret")).toHaveText(/[A-Z0-9-]{12,}/);
  await expect(mobile.getByText("租用中")).toBeVisible();
  // The open page follows.
  const free = page.getByText(/^预计 \d\d-\d\d \d\d:\d\d 归还，换好密码后空出$/);
  await expect(free).toBeVisible();
  await expect(page.getByRole("button", { name: "空闲提醒" })).toBeVisible();
  await expectAccessible(page);

  await mobile.getByText("提前归还", { exact: true }).click();
  await mobile.getByRole("button", { name: "确认归还" }).click();
  await expect(mobile.getByRole("heading", { name: "已归还" })).toBeVisible();
  await expect(mobile.getByTestId("card-secret")).toHaveCount(0);
  await expect(free).toBeHidden();
  await expect(mobile.getByText(/待卖家确认，最晚/)).toBeVisible();

  // The simulated seller checks the account and enters a new login code.
  await sandbox.advanceClock(60);
  await expect(async () => {
    await mobile.reload();
    await expect(mobile.getByText("已原路退回")).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
