import { expect, type Locator, type Page } from "@playwright/test";
import { readQrCode } from "./qr-code";
import { openLogin } from "./session";

/** Path of the call that polls the scan's status. */
export const SCAN_POLL = "/v2/wechat/getH5ScanStatus";

/** Opens the login dialog's WeChat tab and waits for its QR code. */
export async function openScan(page: Page): Promise<{ login: Locator; code: Locator }> {
  const login = await openLogin(page);
  await login.getByRole("tab", { name: "微信登录" }).click();
  const code = login.getByRole("img", { name: "微信登录二维码" });
  await expect(code).toBeVisible();
  return { login, code };
}

/** Scans the code with the phone and opens its link. @returns the key of the scan */
export async function scan(mobile: Page, code: Locator): Promise<string> {
  const url = await readQrCode(code);
  await mobile.goto(url);
  return new URL(url).searchParams.get("k") ?? "";
}

/** Continues to the open platform's page and authorizes the login. @param identity the phone's WeChat account */
export async function authorise(mobile: Page, identity: "known" | "new" = "known"): Promise<void> {
  await mobile.getByRole("link", { name: "前往微信授权" }).click();
  if (identity === "new") await mobile.getByRole("radio", { name: /新的微信号/ }).check();
  await mobile.getByRole("button", { name: "授权登录", exact: true }).click();
}
