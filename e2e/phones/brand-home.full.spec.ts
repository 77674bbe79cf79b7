import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { brandByKey } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { brandUrl, deployment } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { IPHONE, MAC } from "../support/user-agents";

/** Its root redirects to a landing page, and it shows rentals only. */
const KEY = "pangxie";
const PHONE = { userAgent: IPHONE, viewport: { width: 390, height: 844 }, hasTouch: true };
const TABLET = { userAgent: MAC, viewport: { width: 1024, height: 1366 }, hasTouch: true };

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  // Chromium reports one touch point, an iPad five.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "maxTouchPoints", { get: () => 5 }),
  );
  return context.newPage();
}

function brandOf(key: string): Brand {
  const brand = brandByKey(key);
  if (brand === undefined) throw new Error(`no brand ${key}`);
  return brand;
}

/** Expects the mobile home with a brand's name, mark and colors, and its assortment in kinds and listings. */
async function expectBrandHome(page: Page, key: string): Promise<void> {
  const { name, mark, theme, slogan } = brandOf(key);
  await expect(page).toHaveTitle(`首页 · ${name}手机端`);
  expect(new URL(page.url()).searchParams.get("brand")).toBe(key);
  await expect(page.getByText(slogan)).toBeVisible();
  await expect(page.locator(".home-head .brand-mark path")).toHaveAttribute("d", mark);
  const colour = await page
    .locator(".look-app")
    .evaluate((root) => getComputedStyle(root).getPropertyValue("--primary"));
  expect(colour.trim()).toBe(theme.primary);
  const kinds = page.getByRole("navigation", { name: "类目" }).getByRole("link");
  await expect(kinds).toHaveCount(1);
  await expect(kinds).toContainText("租号");
  const prices = page.locator(".home-goods .order-line");
  expect(await prices.count()).toBeGreaterThan(0);
  for (const text of await prices.allInnerTexts()) expect(text).toContain("/小时");
}

for (const path of ["/", "/index"]) {
  test(`a phone that opens ${path} lands on the mobile home of the brand`, {
    tag: "@readonly",
  }, async ({ browser }) => {
    const page = await openPage(browser, PHONE);
    await page.goto(brandUrl(onBrand(KEY), `${path}?ad=7`));
    await expectBrandHome(page, KEY);
    expect(new URL(page.url()).searchParams.get("ad")).toBe("7");
    await page.context().close();
  });

  test(`an iPad that identifies as a Mac and opens ${path} lands there, too`, {
    tag: "@readonly",
  }, async ({ browser }) => {
    const page = await openPage(browser, TABLET);
    await page.goto(brandUrl(onBrand(KEY), path));
    await page.waitForURL(/[?&]brand=/);
    await expectBrandHome(page, KEY);
    await page.context().close();
  });
}

test("a typed mobile address with a brand shows that brand, on the next page as well", async ({
  browser,
}) => {
  const page = await openPage(browser, PHONE);
  await page.goto(`${deployment.apiUrl}/phone?brand=${KEY}`);
  await expectBrandHome(page, KEY);
  await page.getByRole("link", { name: "查看全部商品" }).click();
  await expect(page).toHaveURL(/\/phone\/goods$/);
  await expect(page).toHaveTitle(new RegExp(brandOf(KEY).name));
  for (const text of await page.locator(".order-line").allInnerTexts())
    expect(text).toContain("/小时");
  await page.context().close();
});
