import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { logIn } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { account, DIALOG, message, openLogin, sessionCookies } from "../support/session";

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
