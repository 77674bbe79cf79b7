import { expect, test } from "../fixtures";
import { logIn } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { newPhone } from "../support/sandbox";
import {
  account,
  DIALOG,
  loginDialog,
  message,
  openLogin,
  sessionCookies,
  sessionEntry,
} from "../support/session";

test("registers an unknown number when a visitor logs in from the header", async ({ page }) => {
  const phone = newPhone();
  const login = await openLogin(page);
  await expect(login.getByText("验证即登录，未注册将自动创建密马账号")).toBeVisible();
  await expect(login.getByPlaceholder("请输入手机号码")).toBeFocused();
  await expectAccessible(page, DIALOG);
  await logIn(page, phone);
  await expect(message(page, "登录成功")).toBeVisible();
  await expect(account(page).getByRole("button").first()).toContainText(/玩家\d{6}/);
  expect(await sessionCookies(page)).toEqual(["Token", "UserId"]);
  for (const { name, expires, sameSite } of await page.context().cookies()) {
    if (["Token", "UserId"].includes(name)) {
      expect({ expires, sameSite }).toEqual({ expires: -1, sameSite: "Lax" });
    }
  }
});

const INVALID_NUMBERS = [
  ["", "手机号不能为空"],
  ["15412345678", "请输入正确的手机号"],
  ["1391234567", "请输入正确的手机号"],
] as const;

test("shows an error and sends nothing when the number is invalid", async ({ page }) => {
  const login = await openLogin(page);
  const field = login.getByPlaceholder("请输入手机号码");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  for (const [number, error] of INVALID_NUMBERS) {
    for (const name of ["获取验证码", "登录"]) {
      // Typing clears the previous case's error.
      await field.fill("1");
      await expect(field).not.toHaveAccessibleDescription(error);
      await field.fill(number);
      await login.getByRole("button", { name, exact: true }).click();
      await expect(field).toHaveAccessibleDescription(error);
      await expect(field).toBeFocused();
      await expect(message(page, error)).toBeVisible();
    }
  }
  expect(sent).toEqual([]);
});

test("logs in and out by keyboard only, with the focus trapped in the dialog", async ({
  page,
  sandbox,
}) => {
  const phone = newPhone();
  const login = await openLogin(page);
  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
  await expect(sessionEntry(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(login.getByPlaceholder("请输入手机号码")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(login.getByRole("tab", { name: "手机登录" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(login.getByRole("button", { name: "关闭" })).toBeFocused();
  // The focus wraps from the dialog's first element to its last, the link to the second agreement.
  await page.keyboard.press("Shift+Tab");
  await expect(login.getByRole("link").last()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(login.getByRole("tab", { name: "微信登录", selected: true })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(login.getByRole("tab", { name: "手机登录", selected: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(login.getByPlaceholder("请输入手机号码")).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(login.getByRole("button", { name: "获取验证码" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(login.getByPlaceholder("请输入验证码")).toBeFocused();
  await page.keyboard.type(await sandbox.smsCode(phone));
  await page.keyboard.press("Enter");
  await expect(loginDialog(page)).toBeHidden();

  const user = account(page).getByRole("button").first();
  await expect(user).toHaveText(/玩家\d{6}/);
  await expect(user).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(account(page).getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(account(page).getByRole("menuitem").last()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(account(page).getByRole("menuitem", { name: "退出登录" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sessionEntry(page)).toBeFocused();
  expect(await sessionCookies(page)).toEqual([]);
});
