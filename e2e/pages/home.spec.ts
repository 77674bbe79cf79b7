import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { expectHomeHeight, readHomeSections } from "./expect-home";

const GAMES =
  "曜日战歌 孤屿行动 浮空纪行 方屿物语 九霄长歌 灵契牌谱 赤线突击 巅峰十一人 极漂纪元".split(" ");
const READONLY = { tag: "@readonly" };

for (const width of [1280, 1440]) {
  test(`is at most 4500 px high at ${width} px`, READONLY, async ({ page }) => {
    await expectHomeHeight(page, "mima", width);
  });
}

test("leads from the home page to every game and kind, with counts", READONLY, async ({ page }) => {
  await page.goto(brandUrl(onBrand("mima"), "/index"));
  const games = page.getByRole("navigation", { name: "游戏" }).getByRole("link");
  // Other tests of this worker may have listed goods of further games.
  for (const game of GAMES) await expect(games.filter({ hasText: game })).toHaveCount(1);
  for (const text of await games.allInnerTexts()) expect(text).toMatch(/\d+ 件/);
  const kinds = page.getByRole("navigation", { name: "类目" }).getByRole("link");
  const texts = await kinds.allInnerTexts();
  const names = ["账号", "租号", "卡密", "代充", "道具", "代练"];
  expect(texts.map((text) => text.slice(0, 2))).toEqual(names);
  for (const text of texts) expect(text).toMatch(/\d+ 件在售[\s\S]*¥\d+/);
  for (const kind of await kinds.all()) {
    const target = (await kind.getAttribute("href")) ?? "";
    await expect(page.locator(target)).toHaveCount(1);
    await expect(page.locator(target).getByText(/^¥\d/).first()).toHaveCount(1);
  }
});

test("shows accounts first, and goods before testimonials", READONLY, async ({ page }) => {
  const sections = await readHomeSections(page, "mima");
  const order = ["account", "rent", "card-key", "top-up", "item", "boost", "shops", "download"];
  expect(sections.filter((id) => order.includes(id))).toEqual(order);
});

test("jumps 1200 px down to the promises", READONLY, async ({ page }) => {
  await page.goto(brandUrl(onBrand("mima"), "/index"));
  await page.getByRole("link", { name: "了解我们" }).click();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200);
  await expect(page.getByRole("region", { name: "关于密马" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("region", { name: "关于密马" })).toBeFocused();
});

test("says of every deal when it ends", READONLY, async ({ page }) => {
  await page.goto(brandUrl(onBrand("mima"), "/index"));
  // None when the deals of the sample catalog have ended.
  const deals = page.locator("#deals").getByRole("listitem");
  for (const text of await deals.allInnerTexts())
    expect(text).toMatch(/¥\d[\s\S]*\d+ 月 \d+ 日 \d\d:\d\d 结束/);
});
