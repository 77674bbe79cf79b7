import { brandUrl, workerPorts } from "@storefront/testbed/deployment/deployment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { copiedLink } from "../support/copied-link";
import { dialog } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { readQrCode } from "../support/qr-code";
import { APP_ONLY_CASES, expectAppDialog } from "./app-only-cases";

for (const listing of APP_ONLY_CASES)
  test(`opens the download dialog when ${listing.name} is bought`, async ({
    page,
    buyer: _buyer,
  }) => {
    const app = await expectAppDialog(page, listing);
    expect((await app.boundingBox())?.width).toBe(450);
    await expectAccessible(page, "[role=dialog]");
  });

test("answers /goodsDetail with a designed 404 or the home page when it cannot show the goods", {
  tag: "@readonly",
}, async ({ page }) => {
  const missing = await page.goto(brandUrl(onBrand("mima"), "/goodsDetail?goodsId=999999"));
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(brandUrl(onBrand("mima"), "/goodsDetail?goodsId=1006"));
  await expect(page).toHaveURL(/\/index$/);
});

test("redirects /card_detail to the mobile site only when its path is an order's", async ({
  page,
}) => {
  const order = "/v1/order/detail?order_num=20260301100000000000";
  const good = await requestHost(onBrand("mima"), `/card_detail?url=${encodeURIComponent(order)}`);
  expect(good.status).toBe(307);
  expect(good.headers["location"]).toBe(
    `http://localhost:${workerPorts().api}/phone/orderDetails?url=${encodeURIComponent(order)}&brand=mima`,
  );
  for (const url of ["", "?url=https://evil.example/", "?url=//evil.example/v1/order/detail"]) {
    const answer = await page.goto(brandUrl(onBrand("mima"), `/card_detail${url}`));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("这个领卡链接打不开");
  }
  await expectAccessible(page);
});

test("hands order and promoter over to the phone when /goodsDetail's buy button is clicked", {
  tag: "@readonly",
}, async ({ page }) => {
  const query = "?goodsId=1001&promotion_user_id=1&sign=abc";
  const answer = await page.goto(brandUrl(onBrand("mima"), `/goodsDetail${query}`));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("banner").getByRole("link", { name: "首页" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("8:00");
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toContain(
    "/goodsDetails?goodsId=1001",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "立即购买" }).click();
  const scan = dialog(page, "扫码下单");
  // The promoter comes with the visitor's own detail, after the cached page.
  await expect.poll(() => copiedLink(scan, "下单链接")).toMatch(/promotion_user_id=1/);
  expect(await readQrCode(scan.getByRole("img", { name: "下单二维码" }))).toContain(
    `/goodsDetails${query}`,
  );
  await expectAccessible(page, "[role=dialog]");
});
