import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { expectAccessible } from "../support/expect-accessible";
import { newPhone } from "../support/sandbox";
import {
  account,
  bindDialog,
  DIALOG,
  message,
  scanStatus,
  sessionCookies,
} from "../support/session";
import { authorise, openScan, SCAN_POLL, scan } from "../support/wechat-scan";

/** One call as a page of this browser makes it. */
function callFrom(page: Page, path: string): Promise<{ code: number; msg: string; data: unknown }> {
  return page.evaluate(async (to) => (await fetch(`/api${to}`)).json(), path);
}

test("logs in when a known WeChat identity scans and authorises", async ({ page, mobile }) => {
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
  expect(query.get("from")).toBe(new URL(brandUrl("mima", "/")).host);
  await expect(login).toBeHidden();
  await expect(message(page, "登录成功")).toBeVisible();
  await expect(account(page)).toBeVisible();
  expect(await sessionCookies(page)).toEqual(["Token", "UserId"]);
});

test("binds a phone number and logs in when a new WeChat identity authorises", async ({
  page,
  mobile,
  sandbox,
}) => {
  const phone = newPhone();
  const { code } = await openScan(page);
  await scan(mobile, code);
  await authorise(mobile, "new");

  const bind = bindDialog(page);
  await expect(bind).toBeVisible();
  await expect(bind.getByRole("tab")).toHaveCount(0);
  await expect(bind.getByPlaceholder("请输入手机号码")).toBeFocused();
  expect(await sessionCookies(page)).toEqual([]);
  await expectAccessible(page, DIALOG);

  await bind.getByPlaceholder("请输入手机号码").fill(phone);
  await bind.getByRole("button", { name: "获取验证码" }).click();
  await expect(bind.getByPlaceholder("请输入验证码")).toBeFocused();
  await bind.getByPlaceholder("请输入验证码").fill(await sandbox.smsCode(phone));
  await bind.getByRole("button", { name: "绑定手机号", exact: true }).click();
  await expect(bind).toBeHidden();
  await expect(account(page).getByRole("button").first()).toContainText("玩家");
  expect(await sessionCookies(page)).toEqual(["Token", "UserId"]);
});

test("refuses the key and the code when another browser sends them, or anyone sends them twice", async ({
  page,
  mobile,
  browser,
}) => {
  // Three browsers.
  test.slow();
  const { login, code } = await openScan(page);
  const k = await scan(mobile, code);
  await expect(scanStatus(login)).toHaveText("扫描成功，请点击授权登录");
  const thief = await (await browser.newContext()).newPage();
  await openScan(thief);
  const poll = `${SCAN_POLL}?k=${k}`;
  expect((await callFrom(thief, poll)).code).toBe(40402);
  expect((await callFrom(page, poll)).data).toEqual({ scan: 1, code: "", state: "" });

  // Held back, so that the thief has code and state before the browser that asked.
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
