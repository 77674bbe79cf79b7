import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { readQrCode } from "../support/qr-code";
import { account, message, openLogin, scanStatus, sessionCookies } from "../support/session";
import { authorise } from "../support/wechat-scan";

test("logs in with a fresh WeChat code when the first expired after 120 seconds", async ({
  page,
  mobile,
  sandbox,
}) => {
  const login = await openLogin(page);
  await login.getByRole("tab", { name: "微信登录" }).click();
  const code = login.getByRole("img", { name: "微信登录二维码" });
  const first = await readQrCode(code);
  await sandbox.advanceClock(120);
  await expect(scanStatus(login)).toHaveText("二维码已失效，请刷新");
  await expect(code).toBeHidden();

  await mobile.goto(first);
  await expect(mobile.getByRole("heading", { name: "二维码已失效" })).toBeVisible();
  await expect(mobile.getByRole("link", { name: "前往微信授权" })).toHaveCount(0);

  await login.getByRole("button", { name: "刷新二维码" }).click();
  const second = await readQrCode(code);
  expect(second).not.toBe(first);
  await mobile.goto(second);
  await authorise(mobile);
  await expect(login).toBeHidden();
  await expect(account(page)).toBeVisible();
});

test("logs in with a new SMS code when the first expired after five minutes", async ({
  page,
  sandbox,
}) => {
  const phone = newPhone();
  await page.clock.install();
  const login = await openLogin(page);
  await login.getByPlaceholder("请输入手机号码").fill(phone);
  await login.getByRole("button", { name: "获取验证码" }).click();
  await expect(message(page, "验证码已发送")).toBeVisible();
  const code = login.getByPlaceholder("请输入验证码");
  const submit = login.getByRole("button", { name: "登录", exact: true });
  await code.fill(await sandbox.smsCode(phone));
  await sandbox.advanceClock(5 * 60);
  await page.clock.fastForward(5 * 60_000);
  await submit.click();
  await expect(code).toHaveAccessibleDescription("验证码已失效，请重新获取");
  expect(await sessionCookies(page)).toEqual([]);

  await login.getByRole("button", { name: "重新获取" }).click();
  await expect(login.getByRole("button", { name: /s后重发$/ })).toBeDisabled();
  await code.fill(await sandbox.smsCode(phone));
  await submit.click();
  await expect(login).toBeHidden();
  await expect(account(page)).toBeVisible();
});
