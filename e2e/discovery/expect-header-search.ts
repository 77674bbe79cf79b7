import { expect, type Page } from "@playwright/test";
import { brandUrl } from "../support/deployment";

/** The header's field of a page leads to the results of what is typed into it. */
export async function expectHeaderSearch(page: Page, path: string): Promise<void> {
  await page.goto(brandUrl("mima", path));
  await page.getByLabel("搜索商品").fill("1002");
  await page.getByLabel("搜索商品").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "搜索“1002”的结果" })).toBeVisible();
}
