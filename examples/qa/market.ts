import { expect, type Locator, type Page } from "@playwright/test";
import { createSandboxClient } from "sandbox-client";

/** The marketplace's sandbox: SMS codes, payments, listings, the clock. */
export const sandbox = createSandboxClient(process.env.API_URL ?? "http://localhost:4000");

/** Returns an unused phone number: no orders, no coupons, its own limits. */
export const newPhone = (): string =>
  `177${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;

export const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

/** Logs in through the open login dialog, with the code from the sandbox's SMS inbox. */
export async function logIn(page: Page, phone: string): Promise<void> {
  const login = dialog(page, "登录");
  await login.getByPlaceholder("请输入手机号码").fill(phone);
  await login.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText("验证码已发送").first()).toBeVisible();
  const { verify_code } = await sandbox.readSmsCode({ phone });
  await login.getByPlaceholder("请输入验证码").fill(verify_code);
  await login.getByRole("button", { name: "登录", exact: true }).click();
  await expect(login).toBeHidden();
}

/**
 * Puts a new listing on sale and orders it as a new user, up to the QR code of Alipay.
 * @returns the order's number
 */
export async function orderNewListing(page: Page, goods_name: string): Promise<string> {
  const { goods_id } = await sandbox.addListing({ goods_name, stock: 1 });
  await page.goto(`/goodsDetails?goodsId=${goods_id}`);
  await page.getByRole("button", { name: "立即购买" }).click();
  await logIn(page, newPhone());
  const confirm = dialog(page, "确认订单");
  await confirm.getByRole("radio", { name: /支付宝/ }).check();
  const built = page.waitForRequest((request) => request.url().endsWith("/v1/order/build"));
  await confirm.getByRole("button", { name: "提交订单" }).click();
  const { order_num } = (await built).postDataJSON() as { order_num: string };
  await expect(dialog(page, "请支付").getByRole("img", { name: "支付二维码" })).toBeVisible();
  return order_num;
}
