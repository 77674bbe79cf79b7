import { gameHref } from "../../lib/discovery/game-path";
import { expect, test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { requestHost } from "../support/host-request";

const GAME = "曜日战歌";
/** The game of listings that a test adds. */
const OWN_GAME = "沙盒";

const dataOf = (body: string) => {
  const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(data) as { "@graph": { "@type": string; itemListElement: unknown[] }[] };
};

test("serves the list of a game whole, cached, canonical and described", {
  tag: "@readonly",
}, async () => {
  const path = gameHref({ game: GAME, kind: "account" });
  const { status, headers, body } = await requestHost("mima", path);
  expect(status).toBe(200);
  expect(headers["cache-control"]).toContain("s-maxage=60");
  expect(body).toContain(`<title>${GAME} · 账号 - 密马</title>`);
  expect(body).toContain(`<link rel="canonical" href="https://mima.example${path}"/>`);
  const [list, crumbs] = dataOf(body)["@graph"];
  expect(list?.["@type"]).toBe("ItemList");
  expect(list?.itemListElement.length).toBeGreaterThan(0);
  expect(crumbs?.itemListElement).toHaveLength(4);

  const sorted = await requestHost("mima", `${path}?utm=1&sort=price-asc&page=x`);
  expect(sorted.body).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(sorted.body).toContain(`<link rel="canonical" href="https://mima.example${path}"/>`);
});

test("answers 404 or an empty list when an address names nothing", {
  tag: "@readonly",
}, async () => {
  for (const path of ["/games/no-such-game", `${gameHref({ game: GAME })}/swords`, "/games/%00"]) {
    expect([path, (await requestHost("mima", path)).status]).toEqual([path, 404]);
  }
  const ignored = await requestHost("mima", `${gameHref({ game: GAME })}?after=%27%25&price=%00`);
  expect(ignored.status).toBe(200);
  expect(ignored.body).not.toContain("没有符合条件的商品");
  const none = await requestHost("mima", `${gameHref({ game: GAME })}?server=%F0%9F%98%80%27%25`);
  expect(none.status).toBe(200);
  expect(none.body).toContain("没有符合条件的商品");
  expect((await requestHost("mima", `${gameHref({ game: GAME })}/`)).status).toBe(308);
});

test("leads from the header over a game, a kind and a price to a listing and back", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto(brandUrl("mima", "/practicePage"));
  await page.getByRole("banner").getByRole("link", { name: "全部游戏" }).click();
  await page.getByRole("main").getByRole("link", { name: GAME }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: GAME })).toBeVisible();
  const filters = page.getByRole("navigation", { name: "筛选" });
  await filters.getByRole("link", { name: /^卡密/ }).click();
  await page.getByRole("link", { name: "价格从低到高" }).click();
  await expect(page).toHaveURL(/\/card-key\?sort=price-asc$/);
  const card = page.getByRole("main").locator('a[href^="/goodsDetails"]').first();
  await card.click();
  const crumbs = page.getByRole("navigation", { name: "当前位置" });
  await expect(crumbs.getByRole("link")).toHaveText(["首页", GAME, "卡密"]);
  await crumbs.getByRole("link", { name: "卡密" }).click();
  await expect(page).toHaveURL(/\/card-key$/);
});

test("filters a kind by what its listings have, and takes every choice back", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto(brandUrl("mima", gameHref({ game: GAME, kind: "account" })));
  const filters = page.getByRole("navigation", { name: "筛选" });
  const server = filters.getByRole("link", { name: /^安卓 ?\d+$/ });
  const [, count] = /(\d+)$/.exec((await server.textContent()) ?? "") ?? [];
  await server.click();
  await expect(page.getByRole("status")).toHaveText(`共 ${count} 件`);
  await filters.getByRole("link", { name: "500–2000 元" }).click();
  await expect(page).toHaveURL(/\?price=500-2000&server=/);
  const chosen = page.getByRole("list", { name: "已选条件" });
  await expect(chosen.getByRole("link")).toHaveText(["取消安卓", "取消500–2000 元", "清除全部"]);
  await chosen.getByRole("link", { name: "取消 安卓" }).click();
  await expect(page).toHaveURL(/\/account\?price=500-2000$/);
  await chosen.getByRole("link", { name: "清除全部" }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test("turns the pages of a long list in both directions", async ({ page, sandbox }) => {
  const path = gameHref({ game: OWN_GAME });
  for (let piece = 1; piece <= 21; piece++)
    await sandbox.list({ goods_name: `第 ${piece} 件点券`, nickname: "小店" });
  await expect
    .poll(() => requestHost("mima", path).then(({ body }) => body.includes("下一页")))
    .toBe(true);
  await page.goto(brandUrl("mima", path));
  const pages = page.getByRole("navigation", { name: "分页" });
  const cards = page.getByRole("main").locator('a[href^="/goodsDetails"]');
  await expect(cards).toHaveCount(20);
  await pages.getByRole("link", { name: "下一页" }).click();
  await expect(page.getByText("第 1 件点券")).toBeVisible();
  await pages.getByRole("link", { name: "上一页" }).click();
  await expect(cards).toHaveCount(20);
});

test("shows a listing in its game's list once it is on sale, and no longer when it is not", async ({
  sandbox,
}) => {
  const path = gameHref({ game: OWN_GAME });
  const listed = () => requestHost("mima", path).then(({ body }) => body.includes("新上架的点券"));
  await listed();
  const { goods_id } = await sandbox.list({ goods_name: "新上架的点券", nickname: "小店" });
  await expect.poll(listed).toBe(true);
  await sandbox.unlist(goods_id);
  await expect.poll(listed).toBe(false);
});
