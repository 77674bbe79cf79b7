import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { expectAccessible } from "../support/expect-accessible";
import { readQrCode } from "../support/qr-code";
import { account, bindDialog, DIALOG, message, openLogin, scanStatus } from "../support/session";

// Several axe runs each; one takes seconds on a busy machine.
test.beforeEach(() => test.slow());

test("has no violation when the phone tab is empty, shows errors and waits for a code", async ({
  page,
}) => {
  const login = await openLogin(page);
  await expectAccessible(page);

  await login.getByRole("button", { name: "获取验证码" }).click();
  await expect(message(page, "手机号不能为空")).toBeVisible();
  await expectAccessible(page);

  await login.getByPlaceholder("请输入手机号码").fill(newPhone());
  await login.getByRole("button", { name: "获取验证码" }).click();
  await expect(message(page, "验证码已发送")).toBeVisible();
  await expectAccessible(page);

  await login.getByRole("button", { name: "登录", exact: true }).click();
  await expect(message(page, "请输入验证码")).toBeVisible();
  await expectAccessible(page);
});

test("has no violation when a login fails offline and when the user menu is open", async ({
  page,
  sandbox,
}) => {
  const phone = newPhone();
  const login = await openLogin(page);
  await login.getByPlaceholder("请输入手机号码").fill(phone);
  await login.getByRole("button", { name: "获取验证码" }).click();
  const code = login.getByPlaceholder("请输入验证码");
  await expect(code).toBeFocused();
  await page.route("**/api/v1/user/login", (route) => route.abort("connectionreset"), { times: 1 });
  await code.fill(await sandbox.smsCode(phone));
  await login.getByRole("button", { name: "登录", exact: true }).click();
  await expect(login.getByText("网络连接失败，请检查网络后重试")).toBeVisible();
  await expectAccessible(page, DIALOG);

  await login.getByRole("button", { name: "登录", exact: true }).click();
  await account(page).getByRole("button").first().click();
  await expect(account(page).getByRole("menuitem", { name: "退出登录" })).toBeVisible();
  await expectAccessible(page);
});

test("has no violation when the WeChat QR code is loading and when it fails to load", async ({
  page,
}) => {
  const login = await openLogin(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    "**/api/v2/wechat/getK",
    async (route) => {
      await released;
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  const status = scanStatus(login);
  await login.getByRole("tab", { name: "微信登录" }).click();
  await expect(status).toHaveText("正在获取二维码…");
  await expectAccessible(page);
  release();
  await expect(status).toHaveText("网络连接失败，请检查网络后重试");
  await expectAccessible(page, DIALOG);
});

test("has no violation when a WeChat code is shown, scanned, canceled and in bind mode", async ({
  page,
  sandbox,
}) => {
  const login = await openLogin(page);
  await login.getByRole("tab", { name: "微信登录" }).click();
  const status = scanStatus(login);
  const code = login.getByRole("img", { name: "微信登录二维码" });
  const readKey = async () => new URL(await readQrCode(code)).searchParams.get("k") ?? "";
  const first = await readKey();
  await expectAccessible(page, DIALOG);
  await sandbox.wechat(first, "scan");
  await expect(status).toHaveText("扫描成功，请点击授权登录");
  await expectAccessible(page, DIALOG);
  await sandbox.wechat(first, "cancel");
  await expect(status).toHaveText("已取消授权，请刷新二维码");
  await expectAccessible(page, DIALOG);

  await login.getByRole("button", { name: "刷新二维码" }).click();
  await sandbox.wechat(await readKey(), "authorise", "new");
  await expect(bindDialog(page)).toBeVisible();
  await expectAccessible(page, DIALOG);
});
