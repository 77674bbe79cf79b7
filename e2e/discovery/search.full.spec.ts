import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { expectAccessible } from "../support/expect-accessible";
import { expectHeaderSearch } from "./expect-header-search";

const search = (q: string, rest = "") =>
  requestHost(onBrand("mima"), `/search?q=${encodeURIComponent(q)}${rest}`);

test("marks results as noindex, with one canonical URL", {
  tag: "@readonly",
}, async () => {
  const { body } = await search("曜日战歌", "&sort=price-asc&x=1");
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(body).toContain('<link rel="canonical" href="https://mima.example/search"/>');
});

test("answers hostile queries with an empty results page", { tag: "@readonly" }, async () => {
  const hostile = ["%", "'; drop table goods; --", "\u0000\u0007", "😀", "\u202eabc", "<b>x</b>"];
  for (const q of hostile) expect([q, (await search(q)).status]).toEqual([q, 200]);
  expect((await requestHost(onBrand("mima"), "/search?q=%E0%A4%A")).status).toBe(200);
  const { status, body } = await search("长".repeat(500));
  expect(status).toBe(200);
  expect(body).toContain("没有找到");
  // The server refuses every URL of 10 KB.
  expect((await search("长".repeat(1200))).status).toBe(414);
  expect((await search("<script>alert(1)</script>")).body).not.toContain("<script>alert(1)");
});

test("shows search and goods before the app on the home page", {
  tag: "@readonly",
}, async () => {
  const { body } = await requestHost(onBrand("mima"), "/index");
  const places = ['action="/search"', 'id="games"', "/goodsDetails?goodsId=", "了解 App"];
  const found = [...places, 'id="download"'].map((text) => body.indexOf(text));
  expect(found).not.toContain(-1);
  expect(found).toEqual([...found].sort((one, other) => one - other));
});

for (const [state, path, words] of [
  ["before a search", "/search", "热门游戏"],
  ["with results", "/search?q=yrzg", "共 16 件"],
  ["with similar results", `/search?q=${encodeURIComponent("曜日占歌")}`, "已改为搜索"],
] as const)
  test(`is accessible ${state}`, { tag: "@readonly" }, async ({ page }) => {
    await page.goto(brandUrl(onBrand("mima"), path));
    await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
  });

test("paginates long results in both directions", async ({ page, sandbox }) => {
  for (let piece = 1; piece <= 21; piece++)
    await sandbox.list({ goods_name: `第 ${piece} 包星砂`, nickname: "小店" });
  const found = () => search("星砂").then(({ body }) => body.includes("下一页"));
  await expect.poll(found).toBe(true);
  await page.goto(brandUrl(onBrand("mima"), `/search?q=${encodeURIComponent("星砂")}`));
  const pages = page.getByRole("navigation", { name: "分页" });
  const shown = page.getByRole("main").locator('a[href^="/goodsDetails"]');
  await expect(shown).toHaveCount(20);
  await pages.getByRole("link", { name: "下一页" }).click();
  await expect(page).toHaveURL(/\/search\?q=[^&]+&after=/);
  await expect(shown).toHaveCount(1);
  await pages.getByRole("link", { name: "上一页" }).click();
  await expect(shown).toHaveCount(20);
});

test("links to the games when nothing was found", { tag: "@readonly" }, async ({ page }) => {
  await page.goto(brandUrl(onBrand("mima"), `/search?q=${encodeURIComponent("蓝色雨伞出租")}`));
  await expect(page.getByRole("heading", { name: "没有找到“蓝色雨伞出租”" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "按游戏查找" }).click();
  await expect(page).toHaveURL(/\/games$/);
});

test("corrects a misspelt game, and searches the words as typed on request", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto(brandUrl(onBrand("mima"), `/search?q=${encodeURIComponent("曜曰战歌账号")}`));
  const main = page.getByRole("main");
  await expect(main.getByText(/已改为搜索/)).toContainText("曜日战歌 账号");
  const first = main.locator('a[href^="/goodsDetails"]').first();
  await expect(first.locator("mark").first()).toHaveText("曜日战歌");
  await expectAccessible(page);
  await main.getByRole("link", { name: "仍然搜索“曜曰战歌账号”" }).click();
  await expect(page).toHaveURL(/&exact=1/);
  await expect(page.getByRole("heading", { name: "没有找到“曜曰战歌账号”" })).toBeVisible();
});

test("filters the results by game", { tag: "@readonly" }, async ({ page }) => {
  await page.goto(brandUrl(onBrand("mima"), `/search?q=${encodeURIComponent("月卡")}`));
  const games = page.getByRole("navigation", { name: "游戏" });
  await games.getByRole("link", { name: "方屿物语" }).click();
  await expect(page).toHaveURL(/&game=/);
  await expect(page.getByText("共 1 件")).toBeVisible();
  await expectAccessible(page);
  await games.getByRole("link", { name: "全部游戏" }).click();
  await expect(page).not.toHaveURL(/&game=/);
});

test("offers games and searches for noise", { tag: "@readonly" }, async ({ page }) => {
  for (const noise of ["zzzz", "qqqqq"]) {
    await page.goto(brandUrl(onBrand("mima"), `/search?q=${noise}`));
    await expect(page.getByRole("heading", { name: `没有找到“${noise}”` })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "曜日战歌 账号" }).click();
  await expect(page.locator('main a[href^="/goodsDetails"]').first()).toBeVisible();
});

for (const [typed, option] of [
  ["曜曰战歌", /曜日战歌.*游戏/],
  ["曜日战歌 账号", /曜日战歌 账号.*类目/],
  ["yaori", /曜日战歌.*游戏/],
] as const)
  test(`suggests for ${typed}`, { tag: "@readonly" }, async ({ page }) => {
    await page.goto(brandUrl(onBrand("mima"), "/games"));
    await page.getByLabel("搜索商品").fill(typed);
    await expect(page.getByRole("option", { name: option })).toBeVisible();
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/goodsDetails?goodsId=1001", "/personal_center?user_id=3001", "/index_m"]) {
    test(`searches from the header of ${path}`, { tag: "@readonly" }, async ({ page }) => {
      await expectHeaderSearch(page, path);
    });
  }
});

test("keeps the query in the field, and filters the results by kind and price", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto(brandUrl(onBrand("mima"), "/games"));
  await page.getByLabel("搜索商品").fill("曜日战歌");
  await page.getByRole("button", { name: "搜索", exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByLabel("搜索商品")).toHaveValue("曜日战歌");
  const kinds = page.getByRole("navigation", { name: "类目" });
  await kinds.getByRole("link", { name: "卡密" }).click();
  await page.goto(`${page.url()}&price=2000-up`);
  await expect(page.getByText("这些条件下没有商品")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "查看全部结果" }).click();
  await expect(page.getByRole("link", { name: /曜日战歌.*全部商品/ })).toBeVisible();
});
