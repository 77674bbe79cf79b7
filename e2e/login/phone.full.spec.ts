import { expect, test } from "../fixtures";
import { openLogin } from "../support/session";

test("takes the digits when a number with spaces or a whole message is pasted", async ({
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
