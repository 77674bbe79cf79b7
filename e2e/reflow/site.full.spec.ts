import { waitUntilHydrated } from "@storefront/testbed/browsers/hydration";
import { expect, test } from "../fixtures";
import { boostDialog, openPractice, priceButton, SHARED_QUOTE } from "../support/boost";
import { expectReflow } from "../support/expect-reflow";
import { OTHER_PAGES } from "./zoomed-pages";

for (const [origin, path] of OTHER_PAGES) {
  const { hostname } = new URL(origin);
  test(`needs no horizontal scrolling when ${hostname}${path} is zoomed`, {
    tag: "@readonly",
  }, async ({ page }) => {
    await page.goto(origin + path);
    await expectReflow(page, path);
  });
}

test("shows one shop at a time on a zoomed home page, and two when there is room", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto("/index");
  await waitUntilHydrated(page);
  const shops = page.getByRole("region", { name: "我们的店家，买家怎么说" });
  const inView = shops.locator("article:not([inert])");
  await expect(inView).toHaveCount(1);
  await shops.getByRole("button", { name: "下一家" }).click();
  await expect(inView).toHaveAccessibleName(/^第 2 张/);
  await expect(inView).toBeInViewport({ ratio: 0.5 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(inView).toHaveCount(2);
});

test("sets the viewport to the device width", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto("/pa");
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
    "content",
    "width=device-width, initial-scale=1",
  );
});

test("fits the boost price dialog into a zoomed window", async ({ page }) => {
  await openPractice(page, SHARED_QUOTE);
  await priceButton(page).click();
  await expect(boostDialog(page)).toBeVisible();
  await expectReflow(page, "the price dialog");
  for (const { width, height } of [
    { width: 320, height: 800 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize({ width, height });
    const edges = () =>
      boostDialog(page).evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      });
    await expect(async () => {
      const { left, right, top, bottom } = await edges();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height);
    }).toPass({ timeout: 5_000 });
    await boostDialog(page).getByRole("button", { name: "分享这份报价" }).scrollIntoViewIfNeeded();
    await expect(boostDialog(page).getByRole("button", { name: "分享这份报价" })).toBeInViewport();
  }
});
