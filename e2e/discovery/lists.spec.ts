import { gameHref } from "../../lib/addresses/game-path";
import { expect, test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { requestHost } from "../support/host-request";

const GAME = "曜日战歌";

/** Game of the listings that the tests add. */
const OWN_GAME = "沙盒";

const dataOf = (body: string) => {
  const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(data) as { "@graph": { "@type": string; itemListElement: unknown[] }[] };
};

test("serves a game's list cacheable, with title, canonical link and structured data", {
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

test("navigates from the header through a game, kind and price order to a listing and back", {
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

test("adds a listing to its game's list when it goes on sale, and removes it when delisted", async ({
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
