import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";

/** CSS pixels from the top of the page at 1280 × 900 by which everything needed to buy is shown. */
const FIRST_SCREEN = 800;

const LISTINGS = [
  [1001, "with five specs"],
  [1002, "an account"],
  [1003, "a rental"],
  [1008, "with a group price"],
  [1009, "a top-up"],
  [1013, "sold in pairs"],
  [2210, "an account without offers"],
  [1804, "a service"],
] as const;

for (const [goodsId, what] of LISTINGS) {
  test(`shows name, price and buy button on the first screen of ${goodsId}, ${what}`, {
    tag: "@readonly",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openGoods(page, goodsId);
    const buy = page.getByRole("button", { name: /立即购买|立即租号/ }).first();
    const box = await buy.boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(FIRST_SCREEN);
    const name = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(name?.height).toBeLessThanOrEqual(56);
  });
}

test("shows the figures of an account directly under its name", { tag: "@readonly" }, async ({
  page,
}) => {
  await openGoods(page, 1002);
  const name = await page.getByRole("heading", { level: 1 }).boundingBox();
  const figures = page.locator("main header dl");
  await expect(figures).toContainText("段位");
  await expect(figures).toContainText("142 款");
  const box = await figures.boundingBox();
  expect((box?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0)).toBeLessThanOrEqual(16);
});

test("keeps the width of the name while the seller's column is not parsed yet", {
  tag: "@readonly",
}, async ({ page }) => {
  await openGoods(page, 1002);
  const name = page.getByRole("heading", { level: 1 });
  const width = (await name.boundingBox())?.width;
  const seller = page.getByRole("region", { name: "卖家", exact: true });
  await seller.evaluate((card) => card.parentElement?.remove());
  expect((await name.boundingBox())?.width).toBe(width);
});
