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
import { authorise, openScan, scan } from "../support/wechat-scan";

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
