import { expect, type Page } from "@playwright/test";

/** Logs in on the phone's login page by SMS. */
export async function logInOnPhone(
  mobile: Page,
  phone: string,
  smsCode: (phone: string) => Promise<string>,
): Promise<void> {
  await mobile.getByRole("textbox", { name: "手机号" }).fill(phone);
  await mobile.getByRole("button", { name: "获取验证码" }).click();
  await expect(mobile.getByText("验证码已发送")).toBeVisible();
  await mobile.getByRole("textbox", { name: "验证码" }).fill(await smsCode(phone));
  await mobile.getByRole("button", { name: "登录", exact: true }).click();
}
