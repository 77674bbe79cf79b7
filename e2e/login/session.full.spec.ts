import type { Page } from "@playwright/test";
import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { ApiBuyer } from "../support/api-buyer";
import { dialog, logIn, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import {
  account,
  DIALOG,
  giveSession,
  loginDialog,
  message,
  openLogin,
  PLAIN_PAGE,
  sessionCookies,
  sessionEntry,
  tokenOf,
} from "../support/session";

/** The code of a call with a token that this page's browser sends, with its cookies. */
const codeInBrowser = (page: Page, authorization: string): Promise<number> =>
  page.evaluate(async (Authorization) => {
    const answer = await fetch("/api/v1/common/time", { headers: { Authorization } });
    return (await answer.json()).code;
  }, authorization);

async function codeOf(brand: string, token: string): Promise<number> {
  const { body } = await requestHost(onBrand(brand), "/api/v1/common/time", {
    authorization: token,
  });
  return JSON.parse(body).code;
}

async function logOut(page: Page): Promise<void> {
  await account(page).getByRole("button").first().click();
  await account(page).getByRole("menuitem", { name: "退出登录" }).click();
}

/** The note that the login was ended elsewhere. */
const loginEnded = (page: Page) => page.getByRole("alert", { name: "登录状态" });

test("logs out on every device and in every tab when the buyer confirms", async ({
  page,
  buyer,
  mobile,
}) => {
  const elsewhere = await ApiBuyer.login(buyer.phone);
  await giveSession(mobile.context(), elsewhere);
  await mobile.setViewportSize({ width: 1280, height: 800 });
  await mobile.goto(PLAIN_PAGE);
  await expect(account(mobile)).toBeVisible();
  const opened = mobile.waitForRequest("**/api/live*");
  const other = await page.context().newPage();
  await other.goto(PLAIN_PAGE);
  await page.goto(PLAIN_PAGE);
  await opened;

  await account(page).getByRole("button").first().click();
  await account(page).getByRole("menuitem", { name: "退出所有设备" }).click();
  const confirm = dialog(page, "退出所有设备");
  await expectAccessible(page, DIALOG);
  expect(await codeOf("mima", elsewhere.token)).toBe(0);
  await confirm.getByRole("button", { name: "确认退出" }).click();

  await expect(message(page, "已在所有设备退出登录")).toBeVisible();
  await expect(sessionEntry(page)).toBeVisible();
  await expect(sessionEntry(other)).toBeVisible();
  for (const { token } of [buyer, elsewhere]) expect(await codeOf("mima", token)).toBe(50000);
  // The other device notices by its live stream.
  await expect(loginEnded(mobile)).toContainText("你的登录已结束");
  await expectAccessible(mobile);
  await expect(sessionEntry(mobile)).toBeVisible();
  expect(await sessionCookies(mobile)).toEqual([]);
  await loginEnded(mobile).getByRole("button", { name: "登录" }).click();
  await expect(loginDialog(mobile)).toBeVisible();
  for (const own of [page, other]) await expect(loginEnded(own)).toBeHidden();
});

test("binds the login to the browser with an httpOnly cookie", async ({ page }) => {
  await openLogin(page);
  await logIn(page, newPhone());
  await expect(account(page)).toBeVisible();
  const cookies = await page.context().cookies(page.url());
  expect(cookies.filter(({ name }) => name === "WxBrowser")).toMatchObject([
    { httpOnly: true, sameSite: "Lax", path: "/", value: expect.stringMatching(/^[\w-]{43}$/) },
  ]);
});

test("has no session on one brand's host when the buyer logged in on another's", async ({
  page,
  buyer,
}) => {
  expect(await codeOf("mima", buyer.token)).toBe(0);
  expect(await codeOf("huoshan", buyer.token)).toBe(50000);
  expect(await codeOf("mima", buyer.token)).toBe(0);
  await page.goto(PLAIN_PAGE);
  await expect(account(page)).toBeVisible();

  await page.goto(brandUrl(onBrand("huoshan"), PLAIN_PAGE));
  await expect(sessionEntry(page)).toBeVisible();
  expect(await sessionCookies(page)).toEqual([]);
  await sessionEntry(page).click();
  await expect(
    loginDialog(page).getByText("验证即登录，未注册将自动创建火山租号账号"),
  ).toBeVisible();
});

test("ends the session in this browser, with a notice, when the logout call fails", async ({
  page,
  buyer,
}) => {
  await page.goto(PLAIN_PAGE);
  expect(await tokenOf(page)).toBe(buyer.token);
  await page.route("**/api/v1/user/logout", (route) => route.abort("connectionreset"));
  await logOut(page);
  await expect(message(page, /已在本浏览器退出登录/)).toBeVisible();
  await expect(sessionEntry(page)).toBeVisible();
  expect(await sessionCookies(page)).toEqual([]);
});

test("logs all tabs in and out together, on the server too", async ({ page }) => {
  const other = await page.context().newPage();
  await openGoods(other, 1013);
  await other.getByRole("button", { name: "收藏" }).click();
  await expect(loginDialog(other)).toBeVisible();

  await openLogin(page);
  await logIn(page, newPhone());
  // The other tab's dialog closes, and its interrupted action resumes.
  await expect(loginDialog(other)).toBeHidden();
  await expect(other.getByRole("button", { name: "收藏" })).toHaveAttribute("aria-pressed", "true");
  await expect(account(other)).toBeVisible();
  const token = await tokenOf(page);
  expect(await codeInBrowser(page, token)).toBe(0);
  // A copy of the token is worth nothing outside of the browser.
  expect(await codeOf("mima", token)).toBe(50000);

  await logOut(page);
  await expect(message(page, "已退出登录")).toBeVisible();
  await expect(sessionEntry(page)).toBeVisible();
  await expect(sessionEntry(other)).toBeVisible();
  await expect(other.getByRole("button", { name: "收藏" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  expect(await sessionCookies(other)).toEqual([]);
  expect(await codeInBrowser(page, token)).toBe(50000);
});
