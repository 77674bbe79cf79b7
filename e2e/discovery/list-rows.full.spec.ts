import { gameHref } from "../../lib/addresses/game-path";
import { expect, test } from "../fixtures";
import { expectAccessible } from "../support/expect-accessible";
import { loginDialog } from "../support/session";

const GAME = "曜日战歌";
const ACCOUNTS = gameHref({ game: GAME, kind: "account" });

const FILTERED = `${ACCOUNTS}?system=${encodeURIComponent("安卓,苹果")}&skins=1-500&covered=1`;

for (const [state, url] of [
  ["with rows", ACCOUNTS],
  ["with tiles", gameHref({ game: GAME, kind: "card-key" })],
  ["with rentals", gameHref({ game: GAME, kind: "rent" })],
  ["with filters", FILTERED],
  ["without a result", `${FILTERED}&price=1-2`],
] as const)
  test(`is accessible ${state}`, { tag: "@readonly" }, async ({ page }) => {
    await page.goto(url);
    await expectAccessible(page);
  });

test("shows the first row within 420 px, and nothing shifts", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset["shift"] = String(
          Number(document.documentElement.dataset["shift"] ?? 0) +
            (entry as PerformanceEntry & { value: number }).value,
        );
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(ACCOUNTS);
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "收藏" }).first();
  await expect(row.getByRole("button", { name: /^收藏/ })).toBeVisible();
  expect((await row.boundingBox())?.y).toBeLessThan(420);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const shift = await page.locator("html").getAttribute("data-shift");
  expect(Number(shift ?? 0)).toBeLessThan(0.01);
});

test("collects a listing in the list, which a reload shows", async ({ page, buyer: _buyer }) => {
  await page.goto(ACCOUNTS);
  const collect = page.getByRole("button", { name: /^收藏/ }).first();
  await collect.click();
  await expect(collect).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("收藏成功")).toBeVisible();
  await page.reload();
  await expect(collect).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(ACCOUNTS);
});

test("hands an anonymous visitor's collect over to the login", async ({ page }) => {
  await page.goto(ACCOUNTS);
  await page.getByRole("button", { name: /^收藏/ }).first().click();
  await expect(loginDialog(page)).toBeVisible();
});

test("chooses several options at once, and clears them", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto(ACCOUNTS);
  const filters = page.getByRole("navigation", { name: "筛选" });
  await filters.getByRole("link", { name: /^安卓/ }).click();
  await filters.getByRole("link", { name: /^苹果/ }).click();
  await filters.getByRole("link", { name: /^找回包赔/ }).click();
  await expect(page).toHaveURL(/\?system=[^&]+,[^&]+&covered=1$/);
  const chosen = page.getByRole("list", { name: "已选条件" });
  await expect(chosen.getByRole("link")).toHaveText([
    "取消安卓",
    "取消苹果",
    "取消找回包赔",
    "清除全部",
  ]);
  await expect(page.getByRole("main").getByRole("button", { name: /^收藏/ })).not.toHaveCount(0);
  await chosen.getByRole("link", { name: "清除全部" }).click();
  await expect(page).toHaveURL(ACCOUNTS);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("filters by ranges, and keeps no empty field in the address", {
    tag: "@readonly",
  }, async ({ page }) => {
    await page.goto(`${ACCOUNTS}?sort=price-asc`);
    await page.getByLabel("皮肤最少", { exact: true }).fill("50");
    await page.getByLabel("价格最多", { exact: true }).fill("2000");
    await page.getByRole("button", { name: "筛选" }).click();
    await expect(page).toHaveURL(/\/account\?skins=50-up&price=0-2000&sort=price-asc$/);
    await expect(page.getByLabel("皮肤最少", { exact: true })).toHaveValue("50");
    const chosen = page.getByRole("list", { name: "已选条件" });
    await expect(chosen.getByRole("link").first()).toHaveText(/取消皮肤 50 款以上/);
    await chosen.getByRole("link", { name: /皮肤/ }).click();
    await expect(page).toHaveURL(/\/account\?price=0-2000&sort=price-asc$/);
  });

  test("filters by a range of ranks", { tag: "@readonly" }, async ({ page }) => {
    await page.goto(ACCOUNTS);
    const lowest = page.getByLabel("最低段位");
    const ranks = await lowest.locator("option").allTextContents();
    const top = ranks.at(-1) ?? "";
    await lowest.selectOption(top);
    await page.getByRole("button", { name: "筛选" }).click();
    await expect(page).toHaveURL(`${ACCOUNTS}?rank=${encodeURIComponent(top)}~`);
    await expect(lowest).toHaveValue(top);
  });
});
