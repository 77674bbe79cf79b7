import { expect, test } from "../fixtures";
import { logIn } from "../support/desktop";
import { newPhone, sandbox } from "../support/sandbox";
import {
  account,
  loginDialog,
  message,
  openLogin,
  sessionCookies,
  sessionEntry,
} from "../support/session";

test("from the header: an unknown number is registered and stands in the header", async ({
  page,
}) => {
  const phone = newPhone();
  const login = await openLogin(page);
  await expect(login.getByText("验证即登录，未注册将自动创建密马账号")).toBeVisible();
  await expect(login.getByPlaceholder("请输入手机号码")).toBeFocused();
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

for (const [typed, words] of [
  ["", "手机号不能为空"],
  ["15412345678", "请输入正确的手机号"],
  ["1391234567", "请输入正确的手机号"],
] as const) {
  for (const button of ["获取验证码", "登录"]) {
    test(`${button} with the number ${typed || "(empty)"} says ${words} and sends nothing`, async ({
      page,
    }) => {
      const login = await openLogin(page);
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") sent.push(request.url());
      });
      const field = login.getByPlaceholder("请输入手机号码");
      await field.fill(typed);
      await login.getByRole("button", { name: button, exact: true }).click();
      await expect(message(page, words)).toBeVisible();
      await expect(field).toHaveAccessibleDescription(words);
      await expect(field).toBeFocused();
      expect(sent).toEqual([]);
    });
  }
}

test("the wait for the next code goes on over a reload, and ends in 重新获取", async ({ page }) => {
  await page.clock.install();
  const phone = newPhone();
  const login = await openLogin(page);
  await login.getByPlaceholder("请输入手机号码").fill(phone);
  await login.getByRole("button", { name: "获取验证码" }).click();
  await expect(message(page, "验证码已发送")).toBeVisible();
  await expect(login.getByPlaceholder("请输入验证码")).toBeFocused();
  await expect(login.getByRole("button", { name: /^(60|5\d)s后重发$/ })).toBeDisabled();

  await page.clock.fastForward(20_000);
  await page.reload();
  await sessionEntry(page).click();
  await expect(login.getByRole("button", { name: /^(40|3\d)s后重发$/ })).toBeDisabled();
  await page.clock.fastForward(41_000);
  await expect(login.getByRole("button", { name: "重新获取" })).toBeEnabled();

  // This browser's clock went ahead of the server's: the server still refuses, in its own words, and no wait begins.
  await login.getByPlaceholder("请输入手机号码").fill(phone);
  await login.getByRole("button", { name: "重新获取" }).click();
  await expect(message(page, /操作太频繁，请 \d+ 秒后再试/)).toBeVisible();
  await expect(login.getByPlaceholder("请输入验证码")).toHaveAccessibleDescription(/操作太频繁/);
  await expect(login.getByRole("button", { name: "重新获取" })).toBeEnabled();
});

test("wrong codes are said at their field, the fifth burns the code", async ({ page }) => {
  const phone = newPhone();
  const login = await openLogin(page);
  await login.getByPlaceholder("请输入手机号码").fill(phone);
  await login.getByRole("button", { name: "获取验证码" }).click();
  await expect(message(page, "验证码已发送")).toBeVisible();
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

test("what is pasted or filled in by the browser is taken: digits only, a number with spaces, a whole message", async ({
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

test("by keyboard alone: in, around, back to where it was opened, and logged in and out", async ({
  page,
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
  // The dialog keeps the focus: before its first place comes its last.
  await page.keyboard.press("Shift+Tab");
  await expect(login.getByRole("button", { name: "登录", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(login.getByRole("tab", { name: "微信登录", selected: true })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
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
  await page.keyboard.press("Tab");
  await expect(account(page).getByRole("button", { name: "退出登录" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sessionEntry(page)).toBeFocused();
  expect(await sessionCookies(page)).toEqual([]);
});
