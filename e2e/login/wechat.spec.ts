import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { expectAccessible } from "../support/expect-accessible";
import { account, bindDialog, DIALOG, sessionCookies } from "../support/session";
import { authorise, openScan, scan } from "../support/wechat-scan";

test("binds a phone number and logs in when a new WeChat identity authorizes", async ({
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
