import { expect, logIn, newPhone, test } from "../market";

test("logs in with the code of an SMS", async ({ page, sandbox }) => {
  await page.goto("/corporate-information");
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "登录", exact: true }).click();
  await logIn(sandbox, page, newPhone());
  await expect(header.getByRole("group", { name: "账号" })).toBeVisible();
});
