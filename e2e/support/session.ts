import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { dialog } from "./desktop";

/** The login dialog and its bind mode, which a new WeChat identity gets after scanning. */
export const loginDialog = (page: Page): Locator => dialog(page, "登录");
export const bindDialog = (page: Page): Locator => dialog(page, "绑定手机号，并登录");

/** Selector of an open dialog, to limit axe to it. */
export const DIALOG = '[role="dialog"]';

/** Status text of the WeChat scan; the first, as the copy button below has a status too. */
export const scanStatus = (login: Locator): Locator => login.getByRole("status").first();

export const sessionEntry = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: "登录", exact: true });
export const account = (page: Page): Locator =>
  page.getByRole("banner").getByRole("group", { name: "账号" });

/** A page with little but the header: no image delays what the dialog loads. */
export const PLAIN_PAGE = "/corporate-information";

/** Opens the login dialog from the header. */
export async function openLogin(page: Page, brand = testBrand()): Promise<Locator> {
  await page.goto(brandUrl(brand, PLAIN_PAGE));
  await sessionEntry(page).click();
  await expect(loginDialog(page)).toBeVisible();
  return loginDialog(page);
}

/** Returns the sorted names of the session cookies in the browser. */
export async function sessionCookies(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies(page.url());
  return cookies
    .map(({ name }) => name)
    .filter((name) => ["Token", "UserId"].includes(name))
    .sort();
}

export async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies(page.url());
  return decodeURIComponent(cookies.find(({ name }) => name === "Token")?.value ?? "");
}

/** Sets the two session cookies that the login dialog would set on a brand's host. */
export async function giveSession(
  context: BrowserContext,
  { token, userId }: { token: string; userId: number },
  brand = testBrand(),
): Promise<void> {
  const url = brandUrl(brand, "/");
  await context.addCookies([
    { name: "Token", value: encodeURIComponent(token), url, sameSite: "Lax" },
    { name: "UserId", value: String(userId), url, sameSite: "Lax" },
  ]);
}

/** Sets session cookies with a token that the server does not know, like an expired one. */
export async function giveDeadSession(page: Page, brand = testBrand()): Promise<void> {
  const url = brandUrl(brand, "/");
  await page.context().addCookies([
    { name: "Token", value: "A".repeat(43), url },
    { name: "UserId", value: "1", url },
  ]);
}

/** Finds a visible toast; removed toasts that are still animating out do not count. */
export const message = (page: Page, words: string | RegExp): Locator =>
  page
    .getByRole("region", { name: /消息/ })
    .locator('[data-sonner-toast][data-removed="false"]')
    .getByText(words);
