import { waitUntilHydrated } from "../../scripts/testing/hydration";
import { expect, test } from "../fixtures";
import { brandUrl } from "../support/deployment";
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
  await page.goto(brandUrl("mima", "/index"));
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
