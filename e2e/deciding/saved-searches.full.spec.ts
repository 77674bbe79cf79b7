import { expect, test } from "../fixtures";
import { expectAccessible } from "../support/expect-accessible";

const HOUR_S = 3600;
const SEARCH = `/search?q=${encodeURIComponent("琥珀月影")}`;

test("saves a search, tells of a new listing in the messages, and leads to the newest ones", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  // Waits for a sweep.
  test.slow();
  await sandbox.list({ goods_name: "琥珀月影 礼包" });
  await page.goto(SEARCH);
  await page.getByRole("button", { name: "保存搜索" }).click();
  await expect(page.getByText("已保存，有新商品时告诉你")).toBeVisible();
  await expectAccessible(page);
  const stream = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/api/live");
  await page.getByRole("link", { name: "查看", exact: true }).click();

  const row = page.getByRole("listitem", { name: "琥珀月影" });
  await expect(row).toContainText("有新商品时提醒");
  await expectAccessible(page);
  await stream;
  await sandbox.advanceClock(60);
  const { goods_id } = await sandbox.list({ goods_name: "琥珀月影 典藏" });
  await sandbox.advanceClock(HOUR_S);
  // By the live channel. The clock has moved, and the marketplace reads every ten seconds what is due by it.
  await expect(row).toContainText("上次提醒", { timeout: 15_000 });

  await page.goto(`/goodsDetails?goodsId=${goods_id}`);
  await page.getByRole("button", { name: "联系客服" }).first().click();
  await expect(page.getByText("1 件新商品符合「琥珀月影」，这是最新上架的一件。")).toBeVisible();
  const panel = page.getByRole("dialog", { name: "客服会话" });
  await expect(panel.getByRole("link", { name: "琥珀月影 典藏" })).toBeVisible();
  await page.getByRole("link", { name: "查看全部新商品" }).click();
  await expect(page).toHaveURL(/\/search\?q=.+&sort=newest$/);

  await page.goto("/account/alerts");
  await row.getByRole("switch", { name: "提醒 琥珀月影" }).click();
  await expect(row).toContainText("不提醒");
  await row.getByRole("button", { name: "删除" }).click();
  await expect(page.getByText("还没有保存的搜索")).toBeVisible();
});

test("opens the login first when a visitor saves a search", async ({ page }) => {
  await page.goto("/search?q=1001");
  await page.getByRole("button", { name: "保存搜索" }).click();
  await expect(page.getByRole("dialog", { name: "登录" })).toBeVisible();
});
