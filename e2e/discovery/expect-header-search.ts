import { expect, type Page } from "@playwright/test";

/** Expects the header's search field on a page to lead to the results of the query. */
export async function expectHeaderSearch(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const field = page.getByRole("banner").getByLabel("搜索商品");
  await field.fill("1002");
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "搜索“1002”的结果" })).toBeVisible();
}
