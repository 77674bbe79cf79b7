import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";

const shelf = (page: Page) => page.getByRole("region", { name: "最近浏览" });
const list = (page: Page) => page.getByRole("list", { name: "最近浏览的商品" });

test("shows on a goods page what was looked at before, and in the account, where it can be removed", async ({
  page,
}) => {
  await openGoods(page, 1001);
  await expect(shelf(page)).toBeHidden();
  // The page remembers the visit when it is idle.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("recently-viewed")))
    .toContain("1001");
  await openGoods(page, 1002);
  await expect(shelf(page).getByRole("link")).toHaveCount(2);
  await expectAccessible(page);
  await shelf(page).getByRole("link", { name: "全部" }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await list(page).getByRole("listitem").first().getByRole("button", { name: "移除" }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "清空" }).click();
  await expect(page.getByText("还没有看过商品")).toBeVisible();
  await expectAccessible(page);
});

test("marks what is gone, without a link", async ({ page, sandbox }) => {
  const { goods_id } = await sandbox.list({ goods_name: "看过就下架" });
  await openGoods(page, goods_id);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("recently-viewed")))
    .toContain(`${goods_id}`);
  await sandbox.unlist(goods_id);
  await page.goto("/account/recent");
  const row = list(page).getByRole("listitem", { name: "看过就下架" });
  await expect(row).toContainText("已下架");
  await expect(row.getByRole("link")).toHaveCount(0);
});
