import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./expect-accessible";
import { payAtCashier } from "./mobile-page";
import { readQrCode } from "./qr-code";

/** The desktop with an open dialog, and the phone beside it. */
interface Pair {
  page: Page;
  mobile: Page;
  shown: Locator;
}

/** Scans the dialog's code with a phone without a login, compares the digits on both screens and approves. */
export async function approveScan({ page, mobile, shown }: Pair): Promise<void> {
  await expect(shown.getByRole("list", { name: "下单进度" })).toBeVisible();
  const code = await readQrCode(shown.getByRole("img", { name: "下单二维码" }));
  expect(code).toContain("ticket=");
  await mobile.goto(code);
  await expectAccessible(mobile);
  await mobile.getByRole("button", { name: "在电脑上确认" }).click();
  const digits = (await mobile.locator(".big-code").textContent()) ?? "";
  expect(digits).toMatch(/^\d\d$/);
  await expect(shown.getByText(digits, { exact: true })).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await shown.getByRole("button", { name: "是这部手机" }).click();
  // The phone's page polls the answer.
  await expect(mobile).toHaveURL(/rentOrder|groupOrder|game\?/, { timeout: 10_000 });
  await expect(shown.getByText(/手机已登录/)).toBeVisible();
}

/** Orders and pays on the phone; the dialog follows and leads to the order's page. */
export async function orderAndPay(
  { page, mobile, shown }: Pair,
  button: string | RegExp,
): Promise<void> {
  await mobile.getByRole("button", { name: button }).click();
  await expect(mobile.getByRole("button", { name: /确认支付/ })).toBeVisible();
  await expect(shown.getByText("已下单，请在手机上付款")).toBeVisible();
  await expect(shown.getByRole("button", { name: "修改时长" })).toBeHidden();
  await payAtCashier(mobile);
  await expect(shown.getByText("付款成功")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  const number = /order_num(?:=|%3D)(\d+)/.exec(mobile.url())?.[1];
  await shown.getByRole("link", { name: "查看订单" }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${number}$`));
}
