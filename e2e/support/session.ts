import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { brandUrl } from "./deployment";
import { dialog } from "./desktop";

/** The session as a visitor has it: two cookies, the header, the login dialog. */

/** The normal dialog and, once a new WeChat identity has scanned, that of bind mode. */
export const loginDialog = (page: Page): Locator => dialog(page, "登录");
export const bindDialog = (page: Page): Locator => dialog(page, "绑定手机号，并登录");

/** Selector of an open dialog, for a run of axe on nothing else. */
export const DIALOG = '[role="dialog"]';

/** How far the WeChat code is, in words; the copy button below has a status of its own. */
export const scanStatus = (login: Locator): Locator => login.getByRole("status").first();

export const sessionEntry = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: "登录", exact: true });
export const account = (page: Page): Locator =>
  page.getByRole("banner").getByRole("group", { name: "账号" });

/** A page with the header and hardly anything else: no picture stands in the way of what the dialog loads. */
export const PLAIN_PAGE = "/corporate-information";

/** From the header of a page. */
export async function openLogin(page: Page, brand = "mima"): Promise<Locator> {
  await page.goto(brandUrl(brand, PLAIN_PAGE));
  await sessionEntry(page).click();
  await expect(loginDialog(page)).toBeVisible();
  return loginDialog(page);
}

/** @returns the names of the session's cookies that the browser holds, in order */
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

/** Logs a browser in as a buyer on a brand's host, as the login dialog leaves it: with two session cookies. */
export async function giveSession(
  context: BrowserContext,
  { token, userId }: { token: string; userId: number },
  brand = "mima",
): Promise<void> {
  const url = brandUrl(brand, "/");
  await context.addCookies([
    { name: "Token", value: encodeURIComponent(token), url, sameSite: "Lax" },
    { name: "UserId", value: String(userId), url, sameSite: "Lax" },
  ]);
}

/** A session whose token the server does not know, or knows no longer. */
export async function giveDeadSession(page: Page, brand = "mima"): Promise<void> {
  const url = brandUrl(brand, "/");
  await page.context().addCookies([
    { name: "Token", value: "A".repeat(43), url },
    { name: "UserId", value: "1", url },
  ]);
}

/** The warning or success above the page, and none that an act has removed and that is still moving away. */
export const message = (page: Page, words: string | RegExp): Locator =>
  page
    .getByRole("region", { name: /消息/ })
    .locator('[data-sonner-toast][data-removed="false"]')
    .getByText(words);
