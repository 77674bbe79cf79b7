import { type Browser, expect, type Page } from "@playwright/test";
import { marketHeader } from "@storefront/testbed/deployment/test-market";

/** Opens a phone-sized page in a new browser context, which shares no cookies with others. */
export async function openMobilePage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.setExtraHTTPHeaders(marketHeader());
  return context.newPage();
}

/** Logs in on the mobile login page with the phone's own number, without an SMS. */
export async function oneTapLogin(handset: Page, number: string): Promise<void> {
  await handset.getByRole("textbox", { name: "手机号" }).fill(number);
  await handset.getByRole("button", { name: "本机号码一键登录" }).click();
}

/** Expects the cashier page to show a refund once the marketplace has requested it. */
export async function expectRefunded(handset: Page): Promise<void> {
  await expect(async () => {
    await handset.reload();
    await expect(handset.getByText("已原路退款")).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Pays on the cashier page and returns to the order. */
export async function payAtCashier(handset: Page): Promise<void> {
  await handset.getByRole("button", { name: /确认支付/ }).click();
  await handset.getByRole("link", { name: "我是买家，查看订单" }).click();
}
