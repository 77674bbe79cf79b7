import { expect, test } from "../fixtures";
import { boostDialog, openPractice, priceButton, SHARED_QUOTE } from "../support/boost";
import { brandUrl } from "../support/deployment";
import { expectReflow } from "../support/expect-reflow";
import { REPRESENTATIVE_PAGES } from "./zoomed-pages";

for (const [origin, path] of REPRESENTATIVE_PAGES) {
  test(`needs no horizontal scrolling when ${path} is zoomed`, {
    tag: "@readonly",
  }, async ({ page }) => {
    await page.goto(origin + path);
    await expectReflow(page, path);
  });
}

test("sets the viewport to the device width", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto(brandUrl("mima", "/pa"));
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
