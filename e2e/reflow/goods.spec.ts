import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";

test("lays a goods page out in two columns or one, depending on the width, at 200% zoom", {
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
  const details = async () => {
    const { x, y } = await page
      .getByRole("heading", { level: 1 })
      .evaluate((heading) => heading.getBoundingClientRect().toJSON());
    return { left: x, top: y };
  };
  expect((await details()).left).toBeGreaterThan((await box("商品图片")).right);
  expect((await box("卖家")).left).toBe((await box("商品图片")).left);

  await page.setViewportSize({ width: 640, height: 400 });
  await expect(async () => {
    expect((await details()).left).toBe((await box("商品图片")).left);
    expect((await details()).top).toBeGreaterThan((await box("商品图片")).bottom);
  }).toPass({ timeout: 5_000 });
});
