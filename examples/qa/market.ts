import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { createSandboxClient, MARKET_HEADER, type SandboxClient } from "sandbox-client";

const API_URL = process.env.API_URL ?? "http://localhost:4000";

interface MarketFixtures {
  /** The sandbox of the worker's own market: SMS codes, payments, listings, the clock. */
  sandbox: SandboxClient;
  extraHTTPHeaders: Record<string, string>;
}

/**
 * Tests in a market of their worker's own. Its clock, stock and forced answers are seen by no other worker, and by nobody
 * else who uses the deployment: all requests of the browser and all calls of the sandbox name the market.
 */
export const test = base.extend<MarketFixtures, { market: string }>({
  market: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const all = createSandboxClient(API_URL);
      const { market } = await all.createMarket();
      await use(market);
      await all.endMarket({ market });
    },
    // The first one after an update of the deployment is prepared, which takes longer.
    { scope: "worker", timeout: 120_000 },
  ],
  sandbox: ({ market }, use) => use(createSandboxClient(API_URL, { market })),
  extraHTTPHeaders: ({ market }, use) => use({ [MARKET_HEADER]: market }),
});

export { expect } from "@playwright/test";

/** Returns an unused phone number: no orders, no coupons, its own limits. */
export const newPhone = (): string =>
  `177${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;

export const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

/** Logs in through the open login dialog, with the code from the sandbox's SMS inbox. */
export async function logIn(sandbox: SandboxClient, page: Page, phone: string): Promise<void> {
  const login = dialog(page, "登录");
  await login.getByPlaceholder("请输入手机号码").fill(phone);
  await login.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText("验证码已发送").first()).toBeVisible();
  const { verify_code } = await sandbox.readSmsCode({ phone });
  await login.getByPlaceholder("请输入验证码").fill(verify_code);
  await login.getByRole("button", { name: "登录", exact: true }).click();
  await expect(login).toBeHidden();
}

/**
 * Puts a new listing on sale and orders it as a new user, up to the QR code of Alipay.
 * @returns the order's number
 */
export async function orderNewListing(
  sandbox: SandboxClient,
  page: Page,
  goods_name: string,
): Promise<string> {
  const { goods_id } = await sandbox.addListing({ goods_name, stock: 1 });
  await page.goto(`/goodsDetails?goodsId=${goods_id}`);
  await page.getByRole("button", { name: "立即购买" }).click();
  await logIn(sandbox, page, newPhone());
  const confirm = dialog(page, "确认订单");
  await confirm.getByRole("radio", { name: /支付宝/ }).check();
  const built = page.waitForRequest((request) => request.url().endsWith("/v1/order/build"));
  await confirm.getByRole("button", { name: "提交订单" }).click();
  const { order_num } = (await built).postDataJSON() as { order_num: string };
  await expect(dialog(page, "请支付").getByRole("img", { name: "支付二维码" })).toBeVisible();
  return order_num;
}
