import { expect, type Locator, type Page } from "@playwright/test";
import { waitUntilHydrated } from "@storefront/testbed/browsers/hydration";
import { dialog } from "./desktop";

/** Path of the call that prices a boost. */
export const COMPUTE = "/v2/skill/pc/compute";

/** Complete query of a shared quote. */
export const SHARED_QUOTE = "?start_id=40202&target_id=50403&inscription=88&partition_id=12";

export const boostDialog = (page: Page): Locator => dialog(page, "报价");
export const priceButton = (page: Page): Locator =>
  page.getByRole("button", { name: "查看价格并下单" });

export async function openPractice(page: Page, query = ""): Promise<void> {
  await page.goto(`/practicePage${query}`);
  await expect(page.getByRole("combobox", { name: "初始段位" })).toBeVisible();
  await waitUntilHydrated(page);
}

/** Chooses an option of a cascading select by mouse, level by level. */
export async function choosePath(page: Page, field: string, path: string[]): Promise<void> {
  await page.getByRole("combobox", { name: field }).click();
  for (const name of path) await page.getByRole("option", { name, exact: true }).click();
}
