import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import {
  account,
  loginDialog,
  message,
  openLogin,
  sessionCookies,
  sessionEntry,
} from "../support/session";

test("keeps only the digits when a formatted number or a complete SMS is pasted", async ({
  page,
}) => {
  const login = await openLogin(page);
  const phone = login.getByPlaceholder("请输入手机号码");
  const code = login.getByPlaceholder("请输入验证码");
  await phone.fill("+86 138 0013 8000");
  await expect(phone).toHaveValue("13800138000");
  await phone.fill("");
  await phone.pressSequentially("138-0013a8000999");
  await expect(phone).toHaveValue("13800138000");
  await code.fill("验证码 042137，5 分钟内有效。请勿告诉他人。");
  await expect(code).toHaveValue("042137");
  await expect(phone).toHaveAttribute("autocomplete", "tel-national");
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  for (const field of [phone, code]) await expect(field).toHaveAttribute("inputmode", "numeric");
});

test("keeps the resend countdown over a reload until it ends", async ({ page }) => {
  await page.clock.install();
  const phone = newPhone();
  const login = await openLogin(page);
  await login.getByPlaceholder("请输入手机号码").fill(phone);
  await login.getByRole("button", { name: "获取验证码" }).click();
  await expect(login.getByPlaceholder("请输入验证码")).toBeFocused();
  // Real seconds pass too: more than 40 s remain before skipping 20 s, and 40 s or less after.
  await expect(login.getByRole("button", { name: /^(60|[45]\d)s后重发$/ })).toBeDisabled();

  await page.clock.fastForward(20_000);
  await page.reload();
  await sessionEntry(page).click();
  await expect(login.getByRole("button", { name: /^(40|[123]?\d)s后重发$/ })).toBeDisabled();
  await page.clock.fastForward(41_000);
  await expect(login.getByRole("button", { name: "重新获取" })).toBeEnabled();

  // The browser's clock is now ahead of the server's: the server refuses with its own message, and no countdown starts.
  await login.getByPlaceholder("请输入手机号码").fill(phone);
  await login.getByRole("button", { name: "重新获取" }).click();
  await expect(message(page, /操作太频繁，请 \d+ 秒后再试/)).toBeVisible();
  await expect(login.getByPlaceholder("请输入验证码")).toHaveAccessibleDescription(/操作太频繁/);
  await expect(login.getByRole("button", { name: "重新获取" })).toBeEnabled();
});

test("invalidates a code after five wrong attempts, with the error at the field", async ({
  page,
  sandbox,
}) => {
  const phone = newPhone();
  const login = await openLogin(page);
  await login.getByPlaceholder("请输入手机号码").fill(phone);
  await login.getByRole("button", { name: "获取验证码" }).click();
  await expect(login.getByPlaceholder("请输入验证码")).toBeFocused();
  const right = await sandbox.smsCode(phone);
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
  const code = login.getByPlaceholder("请输入验证码");
  const submit = login.getByRole("button", { name: "登录", exact: true });

  await submit.click();
  await expect(code).toHaveAccessibleDescription("请输入验证码");
  await code.fill("123");
  await submit.click();
  await expect(code).toHaveAccessibleDescription("请输入 6 位验证码");

  for (const words of [...Array(4).fill("验证码不正确"), "验证码错误次数过多，请重新获取"]) {
    await code.fill(wrong);
    const answered = page.waitForResponse("**/api/v1/user/login");
    await submit.click();
    await answered;
    await expect(code).toHaveAccessibleDescription(words);
    await expect(code).toBeFocused();
    await expect(code).toHaveValue(wrong);
  }
  await code.fill(right);
  await submit.click();
  await expect(code).toHaveAccessibleDescription("验证码已失效，请重新获取");
  expect(await sessionCookies(page)).toEqual([]);
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
