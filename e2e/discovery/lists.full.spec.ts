import { requestHost } from "@storefront/testbed/deployment/host-request";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { gameHref } from "../../lib/addresses/game-path";
import { expect, test } from "../fixtures";

const GAME = "曜日战歌";

/** Game of the listings that the tests add. */
const OWN_GAME = "沙盒";

test("answers 404 for an unknown game or kind, and 200 for invalid or unmatched filters", {
  tag: "@readonly",
}, async () => {
  for (const path of ["/games/no-such-game", `${gameHref({ game: GAME })}/swords`, "/games/%00"]) {
    expect([path, (await requestHost(testBrand(), path)).status]).toEqual([path, 404]);
  }
  const ignored = await requestHost(
    testBrand(),
    `${gameHref({ game: GAME })}?after=%27%25&price=%00`,
  );
  expect(ignored.status).toBe(200);
  expect(ignored.body).not.toContain("没有符合条件的商品");
  const none = await requestHost(
    testBrand(),
    `${gameHref({ game: GAME })}?server=%F0%9F%98%80%27%25`,
  );
  expect(none.status).toBe(200);
  expect(none.body).toContain("没有符合条件的商品");
  expect((await requestHost(testBrand(), `${gameHref({ game: GAME })}/`)).status).toBe(308);
});

test("filters a kind by its listings' facets, and removes the filters", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto(gameHref({ game: GAME, kind: "account" }));
  const filters = page.getByRole("navigation", { name: "筛选" });
  const system = filters.getByRole("link", { name: /^安卓 ?\d+$/ });
  const [, count] = /(\d+)$/.exec((await system.textContent()) ?? "") ?? [];
  await system.click();
  await expect(page.getByRole("status")).toHaveText(`共 ${count} 件`);
  await filters.getByRole("link", { name: "500–2000 元" }).click();
  await expect(page).toHaveURL(/\?system=[^&]+&price=500-2000$/);
  const chosen = page.getByRole("list", { name: "已选条件" });
  await expect(chosen.getByRole("link")).toHaveText(["取消安卓", "取消500–2000 元", "清除全部"]);
  await chosen.getByRole("link", { name: "取消 安卓" }).click();
  await expect(page).toHaveURL(/\/account\?price=500-2000$/);
  await chosen.getByRole("link", { name: "清除全部" }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test("paginates a long list in both directions", async ({ page, sandbox }) => {
  const path = gameHref({ game: OWN_GAME });
  for (let piece = 1; piece <= 21; piece++)
    await sandbox.list({ goods_name: `第 ${piece} 件点券`, nickname: "小店" });
  await expect
    .poll(() => requestHost(testBrand(), path).then(({ body }) => body.includes("下一页")))
    .toBe(true);
  await page.goto(path);
  const pages = page.getByRole("navigation", { name: "分页" });
  const cards = page.getByRole("main").locator('a[href^="/goodsDetails"]');
  await expect(cards).toHaveCount(20);
  await pages.getByRole("link", { name: "下一页" }).click();
  await expect(page.getByText("第 1 件点券")).toBeVisible();
  await pages.getByRole("link", { name: "上一页" }).click();
  await expect(cards).toHaveCount(20);
});

test("navigates from the header through a game, kind and price order to a listing and back", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto("/practicePage");
  await page.getByRole("banner").getByRole("link", { name: "全部游戏" }).click();
  await page.getByRole("main").getByRole("link", { name: GAME }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: GAME })).toBeVisible();
  const kinds = page.getByRole("navigation", { name: "类目" });
  await kinds.getByRole("link", { name: /^卡密/ }).click();
  await page.getByRole("link", { name: "价格从低到高" }).click();
  await expect(page).toHaveURL(/\/card-key\?sort=price-asc$/);
  const card = page.getByRole("main").locator('a[href^="/goodsDetails"]').first();
  await card.click();
  const crumbs = page.getByRole("navigation", { name: "当前位置" });
  await expect(crumbs.getByRole("link")).toHaveText(["首页", GAME, "卡密"]);
  await crumbs.getByRole("link", { name: "卡密" }).click();
  await expect(page).toHaveURL(/\/card-key$/);
});
