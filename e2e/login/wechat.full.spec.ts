import type { Page } from "@playwright/test";
import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { expectAccessible } from "../support/expect-accessible";
import { countCalls } from "../support/orders";
import { readQrCode } from "../support/qr-code";
import {
  account,
  bindDialog,
  DIALOG,
  loginDialog,
  message,
  scanStatus,
  sessionCookies,
} from "../support/session";
import { authorise, openScan, SCAN_POLL, scan } from "../support/wechat-scan";

/** Makes an API call from the page. */
function callFrom(page: Page, path: string): Promise<{ code: number; msg: string; data: unknown }> {
  return page.evaluate(async (to) => (await fetch(`/api${to}`)).json(), path);
}

test("keeps existing cookies when 50104 starts bind mode, and leaves it when the dialog closes", async ({
  page,
  mobile,
}) => {
  const { code } = await openScan(page);
  // As if another tab had set it after the dialog opened.
  await page
    .context()
    .addCookies([{ name: "UserId", value: "7", url: brandUrl(testBrand(), "/") }]);
  await scan(mobile, code);
  await authorise(mobile, "new");
  await expect(bindDialog(page)).toBeVisible();
  expect(await sessionCookies(page)).toEqual(["UserId"]);
  await page.keyboard.press("Escape");
  await expect(bindDialog(page)).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "登录", exact: true }).click();
  await expect(
    loginDialog(page).getByRole("tab", { name: "手机登录", selected: true }),
  ).toBeVisible();
});

test("offers a fresh code when the phone cancels after the scan", async ({ page, mobile }) => {
  const { login, code } = await openScan(page);
  const k = await scan(mobile, code);
  await expect(scanStatus(login)).toHaveText("扫描成功，请点击授权登录");
  await mobile.getByRole("button", { name: "取消", exact: true }).click();
  await expect(scanStatus(login)).toHaveText("已取消授权，请刷新二维码");
  await expect(code).toBeHidden();

  await login.getByRole("button", { name: "刷新二维码" }).click();
  await expect(scanStatus(login)).toHaveText("打开微信扫一扫，在手机上授权登录");
  expect(await readQrCode(code)).not.toContain(k);
  expect(await sessionCookies(page)).toEqual([]);
});

test("polls only while the tab is visible and the dialog is open", async ({ page }) => {
  await page.clock.install();
  const polls = countCalls(page, SCAN_POLL);
  const { login } = await openScan(page);
  const answered = () => page.waitForResponse((response) => response.url().includes(SCAN_POLL));
  const show = (state: "hidden" | "visible") =>
    page.evaluate((next) => {
      Object.defineProperty(document, "visibilityState", { value: next, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);

  const first = answered();
  await page.clock.runFor(1_500);
  await first;
  await show("hidden");
  const hiddenAt = polls.count;
  await page.clock.runFor(30_000);
  expect(polls.count).toBe(hiddenAt);

  const back = answered();
  await show("visible");
  await back;
  expect(polls.count).toBe(hiddenAt + 1);

  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
  const closedAt = polls.count;
  await page.clock.runFor(30_000);
  expect(polls.count).toBe(closedAt);
});

test("refuses key and code from another browser, and from any browser the second time", async ({
  page,
  mobile,
  browser,
}) => {
  // Uses three browsers.
  test.slow();
  const { login, code } = await openScan(page);
  const k = await scan(mobile, code);
  await expect(scanStatus(login)).toHaveText("扫描成功，请点击授权登录");
  const thief = await (await browser.newContext()).newPage();
  await openScan(thief);
  const poll = `${SCAN_POLL}?k=${k}`;
  expect((await callFrom(thief, poll)).code).toBe(40402);
  expect((await callFrom(page, poll)).data).toEqual({ scan: 1, code: "", state: "" });

  // Hold the login call, so that the thief sends code and state before the browser that requested them.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let login_call = "";
  await page.route("**/v2/wechat/webLogin?**", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    login_call = pathname.replace("/api", "") + search;
    await held;
    await route.continue();
  });
  await authorise(mobile);
  await expect(scanStatus(login)).toHaveText("授权成功，正在登录…");
  await expect.poll(() => login_call).not.toBe("");
  expect(await callFrom(thief, login_call)).toMatchObject({ code: 40402, data: null });
  expect((await callFrom(thief, poll)).code).toBe(40402);
  release();
  await expect(login).toBeHidden();
  await expect(account(page)).toBeVisible();

  expect(await callFrom(page, login_call)).toMatchObject({ code: 40402, data: null });
  expect(await callFrom(thief, login_call)).toMatchObject({ code: 40402, data: null });
  expect(await callFrom(page, poll)).toMatchObject({ code: 40402, data: null });
  await mobile.reload();
  await expect(mobile.getByRole("heading", { name: "二维码已失效" })).toBeVisible();
  await thief.context().close();
});

test("logs in when a known WeChat identity scans and authorizes", async ({ page, mobile }) => {
  const { login, code } = await openScan(page);
  await expect(scanStatus(login)).toHaveText("打开微信扫一扫，在手机上授权登录");
  await expectAccessible(page, DIALOG);
  await scan(mobile, code);
  await expect(mobile.getByText(/将在电脑上登录/)).toContainText("mima.localhost");
  await expect(mobile.getByText(/来自/)).toHaveText(/来自 本机$/);

  await expect(scanStatus(login)).toHaveText("扫描成功，请点击授权登录");
  await expect(code).toBeHidden();
  expect(await sessionCookies(page)).toEqual([]);

  const entered = page.waitForRequest((request) => request.url().includes("webLogin"));
  await authorise(mobile);
  await expect(mobile.getByText("已授权")).toBeVisible();
  const query = new URL((await entered).url()).searchParams;
  expect(query.get("in_wx")).toBe("1");
  expect(query.get("from")).toBe(new URL(brandUrl(testBrand(), "/")).host);
  await expect(login).toBeHidden();
  await expect(message(page, "登录成功")).toBeVisible();
  await expect(account(page)).toBeVisible();
  expect(await sessionCookies(page)).toEqual(["Token", "UserId"]);
});
