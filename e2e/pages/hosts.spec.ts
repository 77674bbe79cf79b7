import { brandUrl, deployment } from "@storefront/testbed/deployment/deployment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { IPHONE } from "../support/user-agents";
import { expectBrandRoot } from "./expect-brand-root";

test("shows the brand's own root on the host of huoshan", {
  tag: "@readonly",
}, async ({ page }) => {
  await expectBrandRoot(page, "huoshan");
});

test("shows an unbranded, noindex download page when the host is unknown", async ({ page }) => {
  const answer = await page.goto(`${deployment.unknownOrigin}/`);
  expect(answer?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("contentinfo")).not.toContainText("ICP");
});

test("redirects to the mobile site with the complete query when a phone opens a goods page", {
  tag: "@readonly",
}, async () => {
  const query = "goodsId=1001&promotion_user_id=7&sign=a%2Bb";
  const answer = await requestHost(onBrand("mima"), `/goodsDetails?${query}`, {
    "user-agent": IPHONE,
  });
  expect(answer.status).toBe(307);
  expect(answer.headers["location"]).toContain(query);
  expect(answer.headers["vary"]?.toLowerCase()).toContain("user-agent");
});

test("redirects once, with the query, when a path has legacy spelling", {
  tag: "@readonly",
}, async () => {
  const answer = await requestHost(onBrand("mima"), "/GoodsDetails/?goodsId=1001");
  expect(answer.status).toBe(308);
  expect(answer.headers["location"]).toMatch(/\/goodsDetails\?goodsId=1001$/);
});

test("shows the brand's own 404 page when the path is unknown", {
  tag: "@readonly",
}, async ({ page }) => {
  const answer = await page.goto(brandUrl(onBrand("huoshan"), "/no-such-page"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("contentinfo")).toContainText("示例");
});

test("answers 404 when an internal path is requested", { tag: "@readonly" }, async () => {
  for (const path of ["/mima/goodsDetails/1001", "/huoshan/goodsDetails/1001", "/huoshan"]) {
    const answer = await requestHost(onBrand("mima"), path);
    expect(answer.status, path).toBe(404);
  }
});
