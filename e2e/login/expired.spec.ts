import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { confirmDialog, logIn } from "../support/desktop";
import { countCalls } from "../support/orders";
import { account, giveDeadSession, loginDialog, sessionCookies } from "../support/session";
import { GOODS } from "./expired-calls";

test("continues a purchase once after the login when the session had expired", async ({ page }) => {
  const confirms = countCalls(page, "/v1/order/order_confirm");
  await giveDeadSession(page);
  // No openGoods: the login dialog may open first and hide the page behind it.
  await page.goto(`/goodsDetails?goodsId=${GOODS}`);
  const login = loginDialog(page);
  await expect(login).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
  expect(await sessionCookies(page)).toEqual([]);
  expect(confirms.count).toBe(0);

  await page.getByRole("button", { name: "立即购买" }).click();
  await logIn(page, newPhone());
  await expect(confirmDialog(page).getByRole("button", { name: "提交订单" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(account(page)).toBeVisible();
  expect(confirms.count).toBe(1);
});
