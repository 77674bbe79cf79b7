import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";

const ACCOUNT = 1002;

test.beforeEach(async ({ page }) => {
  await openGoods(page, ACCOUNT);
  await page.getByRole("button", { name: /^查看大图/ }).click();
  await expect(page.getByRole("dialog", { name: "商品大图" })).toBeVisible();
});

test("covers the window, and shows a picture before the large one has loaded", {
  tag: "@readonly",
}, async ({ page }) => {
  const dialog = page.getByRole("dialog", { name: "商品大图" });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  const small = dialog.locator("img").first();
  expect(await small.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await expectAccessible(page, "[role=dialog]");
});

test("zooms by keys, wheel and click, and pans instead of changing the picture", {
  tag: "@readonly",
}, async ({ page }) => {
  const picture = page.getByRole("img", { name: /大图 1$/ });
  await expect(picture).toBeVisible();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const fitting = await width();
  await page.keyboard.press("+");
  await expect.poll(width).toBeCloseTo(fitting * 1.5, 0);
  const before = await picture.boundingBox();
  await page.keyboard.press("ArrowUp");
  await expect.poll(async () => (await picture.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0);
  await page.keyboard.press("ArrowRight");
  await expect(picture).toBeVisible();
  await page.keyboard.press("0");
  await expect.poll(width).toBeCloseTo(fitting, 0);
  await picture.click();
  await expect.poll(width).toBeCloseTo(fitting * 2.5, 0);
  await picture.click({ position: { x: 600, y: 600 } });
  await expect.poll(width).toBeCloseTo(fitting, 0);
  await picture.hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(width).toBeGreaterThan(fitting);
});

test("goes to the last and the first picture, and gives the focus back", {
  tag: "@readonly",
}, async ({ page }) => {
  const dialog = page.getByRole("dialog", { name: "商品大图" });
  await page.keyboard.press("End");
  await expect(dialog.getByRole("img", { name: /大图 4$/ })).toBeVisible();
  await page.keyboard.press("Home");
  await expect(dialog.getByRole("img", { name: /大图 1$/ })).toBeVisible();
  await page.keyboard.press("Tab");
  expect(await dialog.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^查看大图/ })).toBeFocused();
});
