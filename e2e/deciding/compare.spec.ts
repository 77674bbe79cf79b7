import { expect, test } from "../fixtures";

test("compares two listings by a link, with what differs marked", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto("/compare?goods=1001,1002");
  const table = page.getByRole("table", { name: "商品对比" });
  await expect(table.getByRole("link", { name: "查看详情" })).toHaveCount(2);
  await expect(table.getByRole("rowheader", { name: /^现价/ })).toContainText("不同");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});
