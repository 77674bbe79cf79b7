import type { Locator } from "@playwright/test";

/**
 * Presses the button 复制链接 of a dialog's link.
 * @param label accessible name of the link, such as 支付链接
 * @returns the copied text
 */
export async function copiedLink(dialog: Locator, label: string): Promise<string> {
  const page = dialog.page();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const link = dialog.getByRole("group", { name: label });
  await link.getByRole("button", { name: "复制链接" }).click();
  await link.getByRole("button", { name: "已复制" }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}
