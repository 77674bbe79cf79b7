import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";

test("has two columns or one, by the room there is, when a goods page is zoomed to 200%", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 540 });
  await openGoods(page, 1001);
  const box = async (name: string) => {
    const { x, y, width, height } = await page
      .getByRole("region", { name, exact: true })
      .evaluate((region) => region.getBoundingClientRect().toJSON());
    return { left: x, right: x + width, top: y, bottom: y + height };
  };
  const facts = async () => {
    const { x, y } = await page
      .getByRole("heading", { level: 1 })
      .evaluate((heading) => heading.getBoundingClientRect().toJSON());
    return { left: x, top: y };
  };
  expect((await facts()).left).toBeGreaterThan((await box("商品图片")).right);
  expect((await box("卖家")).left).toBe((await box("商品图片")).left);

  await page.setViewportSize({ width: 640, height: 400 });
  await expect(async () => {
    expect((await facts()).left).toBe((await box("商品图片")).left);
    expect((await facts()).top).toBeGreaterThan((await box("商品图片")).bottom);
  }).toPass({ timeout: 5_000 });
});
