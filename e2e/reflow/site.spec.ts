import { expect, test } from "../fixtures";
import { boostDialog, openPractice, priceButton } from "../support/boost";
import { brandUrl, deployment } from "../support/deployment";
import { expectReflow } from "../support/expect-reflow";

const ON_MIMA = ["/index", "/practicePage", "/corporate-information", "/about", "/pa", "/download"];

const PAGES = [
  ...ON_MIMA.map((path) => brandUrl("mima", path)),
  // For rent, and for boosting.
  brandUrl("huoshan", "/index"),
  brandUrl("zhilian", "/index"),
  brandUrl("taobaobao", "/index"),
  // No brand's host.
  `${deployment.unknownOrigin}/`,
];

for (const url of PAGES) {
  test(`zoomed in, ${url} needs no sideways scrolling`, async ({ page }) => {
    await page.goto(url);
    await expectReflow(page, url);
  });
}

test("a tablet or phone gives a page its own width", async ({ page }) => {
  await page.goto(brandUrl("mima", "/pa"));
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
    "content",
    "width=device-width, initial-scale=1",
  );
});

test("zoomed in, the price of boosting stands within the window", async ({ page }) => {
  await openPractice(page, "?start_id=40202&target_id=50403&inscription=88&partition_id=12");
  await priceButton(page).click();
  await expect(boostDialog(page)).toBeVisible();
  await expectReflow(page, "the price dialog");
  for (const { width, height } of [
    { width: 320, height: 800 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize({ width, height });
    const box = await boostDialog(page).boundingBox();
    if (box === null) throw new Error("the dialog has no box");
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    await boostDialog(page).getByRole("button", { name: "分享这份报价" }).scrollIntoViewIfNeeded();
    await expect(boostDialog(page).getByRole("button", { name: "分享这份报价" })).toBeInViewport();
  }
});

test("zoomed in, one shop is in view at a time, two when there is room again", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto(brandUrl("mima", "/index"));
  const shops = page.getByRole("region", { name: "我们的店家，买家怎么说" });
  const inView = shops.locator("article:not([inert])");
  await expect(inView).toHaveCount(1);
  await shops.getByRole("button", { name: "下一家" }).click();
  await expect(inView).toHaveAccessibleName(/^第 2 张/);
  await expect(inView).toBeInViewport({ ratio: 0.5 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(inView).toHaveCount(2);
});
