import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { logIn, openGoods } from "../support/desktop";
import { requestHost } from "../support/host-request";
import { newPhone } from "../support/sandbox";
import {
  account,
  loginDialog,
  message,
  openLogin,
  sessionCookies,
  sessionEntry,
  tokenOf,
} from "../support/session";

async function codeOf(brand: string, token: string): Promise<number> {
  const { body } = await requestHost(brand, "/api/v1/common/time", { authorization: token });
  return JSON.parse(body).code;
}

async function logOut(page: Page): Promise<void> {
  await account(page).getByRole("button").first().click();
  await account(page).getByRole("menuitem", { name: "退出登录" }).click();
}

test("logs all tabs in and out together, on the server too", async ({ page }) => {
  const other = await page.context().newPage();
  await openGoods(other, 1013);
  await other.getByRole("button", { name: "收藏" }).click();
  await expect(loginDialog(other)).toBeVisible();

  await openLogin(page);
  await logIn(page, newPhone());
  // The other tab's dialog closes, and its interrupted action resumes.
  await expect(loginDialog(other)).toBeHidden();
  await expect(other.getByRole("button", { name: "收藏" })).toHaveAttribute("aria-pressed", "true");
  await expect(account(other)).toBeVisible();
  const token = await tokenOf(page);
  expect(await codeOf("mima", token)).toBe(0);

  await logOut(page);
  await expect(message(page, "已退出登录")).toBeVisible();
  await expect(sessionEntry(page)).toBeVisible();
  await expect(sessionEntry(other)).toBeVisible();
  await expect(other.getByRole("button", { name: "收藏" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  expect(await sessionCookies(other)).toEqual([]);
  expect(await codeOf("mima", token)).toBe(50000);
});
