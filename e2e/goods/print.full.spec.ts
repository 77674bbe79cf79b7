import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";

/** A4 without margins at 96 dpi. */
test.use({ viewport: { width: 672, height: 1000 } });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("fits the paper and hides buttons when goods are printed", { tag: "@readonly" }, async ({
  page,
}) => {
  await openGoods(page, 1001);
  await page.emulateMedia({ media: "print" });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("曜日官方合作店").first()).toBeVisible();
  for (const name of ["立即购买", "联系客服", "收藏", "进店"]) {
    await expect(page.getByText(name, { exact: true }).first()).toBeHidden();
  }
});

test("fits the paper when a shop is printed", { tag: "@readonly" }, async ({ page }) => {
  await page.goto("/personal_center?user_id=3001");
  await page.emulateMedia({ media: "print" });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
