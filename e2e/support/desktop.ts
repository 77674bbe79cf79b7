import { expect, type Locator, type Page } from "@playwright/test";
import { sandbox } from "@storefront/testbed/deployment/sandbox";

export async function openGoods(page: Page, goodsId: number, query = ""): Promise<void> {
  await page.goto(`/goodsDetails?goodsId=${goodsId}${query}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

export const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("dialog", { name });

export const confirmDialog = (page: Page): Locator => dialog(page, "确认订单");

/**
 * Logs in through the open login dialog: requests a code, reads it from the SMS inbox and submits it.
 * @param readCode reads the code from another inbox than the sandbox's
 */
export async function logIn(page: Page, phone: string, readCode = sandbox.smsCode): Promise<void> {
  const login = dialog(page, "登录");
  await login.getByPlaceholder("请输入手机号码").fill(phone);
  await login.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText("验证码已发送").first()).toBeVisible();
  await login.getByPlaceholder("请输入验证码").fill(await readCode(phone));
  await login.getByRole("button", { name: "登录", exact: true }).click();
  await expect(login).toBeHidden();
}

/** Opens the confirm dialog from the goods page; the buyer must be logged in (fixture `buyer`). */
export async function openConfirm(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "立即购买" }).click();
  const confirm = confirmDialog(page);
  await expect(confirm.getByRole("button", { name: "提交订单" })).toBeEnabled();
  return confirm;
}

/** Submits the order, by default with WeChat Pay, and waits for the QR code. @returns the scan-to-pay dialog */
export async function submitForQrCode(page: Page, channel = /微信/): Promise<Locator> {
  const confirm = confirmDialog(page);
  await confirm.getByRole("radio", { name: channel }).check();
  await confirm.getByRole("button", { name: "提交订单" }).click();
  const scan = dialog(page, "请支付");
  await expect(scan.getByRole("img", { name: "支付二维码" })).toBeVisible();
  return scan;
}

/** Opens the goods page and orders up to the payment QR code; the buyer must be logged in. */
export async function orderForQrCode(page: Page, goodsId: number): Promise<Locator> {
  await openGoods(page, goodsId);
  await openConfirm(page);
  return submitForQrCode(page);
}

/** Closes the open dialog and waits until its history entry is gone: a page load in between would be canceled. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.waitForFunction(() => !window.history.state?.dialog);
}

/** Resumes an unpaid order that was created before the page was loaded. */
export const resumePayment = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "继续支付" }).click();
