import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";

test("tells that a sold-out listing is back, in the messages, and lists the alert", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "等到货的点券", stock: 0 });
  await openGoods(page, goods_id);
  await page.getByRole("button", { name: "到货提醒" }).click();
  await expect(page.getByText("已设到货提醒")).toBeVisible();
  await page.getByRole("button", { name: "到货提醒" }).click();
  await expect(page.getByText("这件商品已经设过这个提醒")).toBeVisible();

  await page.goto("/account/alerts");
  const row = page.getByRole("listitem", { name: "等到货的点券" });
  await expect(row).toContainText("有货时提醒");
  await expectAccessible(page);
  await row.getByRole("button", { name: "删除提醒" }).click();
  await expect(page.getByText("还没有提醒")).toBeVisible();
  await expectAccessible(page);
});

test("opens the login first when a visitor sets an alert", async ({ page }) => {
  await openGoods(page, 1002);
  await page.getByRole("button", { name: "降价提醒" }).click();
  await expect(page.getByRole("dialog", { name: "登录" })).toBeVisible();
});
