import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { openMobilePage } from "../support/mobile-page";
import { countCalls } from "../support/orders";
import { readQrCode } from "../support/qr-code";
import { newPhone, sandbox } from "../support/sandbox";
import {
  account,
  bindDialog,
  loginDialog,
  message,
  openLogin,
  scanStatus,
  sessionCookies,
} from "../support/session";

const POLL = "/v2/wechat/getH5ScanStatus";

async function openScan(page: Page): Promise<{ login: Locator; code: Locator }> {
  const login = await openLogin(page);
  await login.getByRole("tab", { name: "微信登录" }).click();
  const code = login.getByRole("img", { name: "微信登录二维码" });
  await expect(code).toBeVisible();
  return { login, code };
}

/** What the phone's camera sees, opened on the phone. */
async function scan(browser: Browser, code: Locator): Promise<{ handset: Page; k: string }> {
  const url = await readQrCode(code);
  const handset = await openMobilePage(browser);
  await handset.goto(url);
  return { handset, k: new URL(url).searchParams.get("k") ?? "" };
}

/** One call as a page of this browser makes it. */
function callFrom(page: Page, path: string): Promise<{ code: number; msg: string; data: unknown }> {
  return page.evaluate(async (to) => (await fetch(`/api${to}`)).json(), path);
}

test("scanned, then authorised by an identity that is known: logged in", async ({
  page,
  browser,
}) => {
  const { login, code } = await openScan(page);
  await expect(scanStatus(login)).toHaveText("打开微信扫一扫，在手机上授权登录");
  const { handset } = await scan(browser, code);
  await expect(handset.getByText(/将在电脑上登录/)).toContainText("mima.localhost");
  await expect(handset.getByText(/来自/)).toHaveText(/来自 本机$/);

  await expect(scanStatus(login)).toHaveText("扫描成功，请点击授权登录");
  await expect(code).toBeHidden();
  expect(await sessionCookies(page)).toEqual([]);

  const entered = page.waitForRequest((request) => request.url().includes("webLogin"));
  await handset.getByRole("button", { name: "授权登录", exact: true }).click();
  await expect(handset.getByText("已授权")).toBeVisible();
  const query = new URL((await entered).url()).searchParams;
  expect(query.get("in_wx")).toBe("1");
  expect(query.get("from")).toBe(new URL(brandUrl("mima", "/")).host);
  await expect(login).toBeHidden();
  await expect(message(page, "登录成功")).toBeVisible();
  await expect(account(page)).toBeVisible();
  expect(await sessionCookies(page)).toEqual(["Token", "UserId"]);
  await handset.context().close();
});

test("a new identity binds a phone number and is logged in", async ({ page, browser }) => {
  const phone = newPhone();
  const { code } = await openScan(page);
  const { handset } = await scan(browser, code);
  await handset.getByRole("radio", { name: /新的微信号/ }).check();
  await handset.getByRole("button", { name: "授权登录", exact: true }).click();

  const bind = bindDialog(page);
  await expect(bind).toBeVisible();
  await expect(bind.getByRole("tab")).toHaveCount(0);
  await expect(bind.getByPlaceholder("请输入手机号码")).toBeFocused();
  expect(await sessionCookies(page)).toEqual([]);

  await bind.getByPlaceholder("请输入手机号码").fill(phone);
  await bind.getByRole("button", { name: "获取验证码" }).click();
  await expect(message(page, "验证码已发送")).toBeVisible();
  await bind.getByPlaceholder("请输入验证码").fill(await sandbox.smsCode(phone));
  await bind.getByRole("button", { name: "绑定手机号", exact: true }).click();
  await expect(bind).toBeHidden();
  await expect(account(page).getByRole("button").first()).toContainText("玩家");
  expect(await sessionCookies(page)).toEqual(["Token", "UserId"]);
  await handset.context().close();
});

test("50104 leaves a session of before alone, and closing goes back to the normal dialog", async ({
  page,
  browser,
}) => {
  const { code } = await openScan(page);
  // Of another tab, since the dialog opened.
  await page.context().addCookies([{ name: "UserId", value: "7", url: brandUrl("mima", "/") }]);
  const { handset } = await scan(browser, code);
  await handset.getByRole("radio", { name: /新的微信号/ }).check();
  await handset.getByRole("button", { name: "授权登录", exact: true }).click();
  await expect(bindDialog(page)).toBeVisible();
  expect(await sessionCookies(page)).toEqual(["UserId"]);
  await page.keyboard.press("Escape");
  await expect(bindDialog(page)).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "登录", exact: true }).click();
  await expect(
    loginDialog(page).getByRole("tab", { name: "手机登录", selected: true }),
  ).toBeVisible();
  await handset.context().close();
});

test("scanned only, then cancelled on the phone: the desktop says so and offers a fresh code", async ({
  page,
  browser,
}) => {
  const { login, code } = await openScan(page);
  const { handset, k } = await scan(browser, code);
  await handset.getByRole("button", { name: "只扫码，先不授权" }).click();
  await expect(scanStatus(login)).toHaveText("扫描成功，请点击授权登录");
  await handset.getByRole("link", { name: "继续授权" }).click();
  await handset.getByRole("button", { name: "取消", exact: true }).click();
  await expect(scanStatus(login)).toHaveText("已取消授权，请刷新二维码");
  await expect(code).toBeHidden();

  await login.getByRole("button", { name: "刷新二维码" }).click();
  await expect(scanStatus(login)).toHaveText("打开微信扫一扫，在手机上授权登录");
  expect(await readQrCode(code)).not.toContain(k);
  expect(await sessionCookies(page)).toEqual([]);
  await handset.context().close();
});

test("the key is worthless in another browser, and the code is taken once", async ({
  page,
  browser,
}) => {
  const { login, code } = await openScan(page);
  const { handset, k } = await scan(browser, code);
  await expect(scanStatus(login)).toHaveText("扫描成功，请点击授权登录");
  const thief = await (await browser.newContext()).newPage();
  await openScan(thief);
  const poll = `${POLL}?k=${k}`;
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
  await handset.getByRole("button", { name: "授权登录", exact: true }).click();
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
  await handset.reload();
  await expect(handset.getByRole("heading", { name: "二维码已失效" })).toBeVisible();
  await Promise.all([thief.context().close(), handset.context().close()]);
});

test("a hidden tab asks no more, shown again it asks at once, and closing ends it", async ({
  page,
}) => {
  await page.clock.install();
  const polls = countCalls(page, POLL);
  const { login } = await openScan(page);
  const answered = () => page.waitForResponse((response) => response.url().includes(POLL));
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
