import { requestHost } from "@storefront/testbed/deployment/host-request";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { expectAccessible } from "../support/expect-accessible";

const search = (q: string, rest = "") =>
  requestHost(testBrand(), `/search?q=${encodeURIComponent(q)}${rest}`);

const cards = (body: string) => body.match(/href="\/goodsDetails\?goodsId=\d+"/g)?.length ?? 0;

test("finds goods by words in any order, initials, goods number and with a typo", {
  tag: "@readonly",
}, async () => {
  for (const q of ["皮肤 王者", "王者皮肤", "yrzg", "1001", "曜日占歌"])
    expect([q, cards((await search(q)).body) > 0]).toEqual([q, true]);
  expect((await search("曜日占歌")).body).toContain("已改为搜索");
  expect((await search("曜日占歌", "&exact=1")).body).toContain("没有找到");
  expect((await search("曜日战歌")).body).not.toContain("已改为搜索");
});

test("opens the suggestion that is chosen by keyboard in the header's search field", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto("/games");
  await page.getByLabel("搜索商品").click();
  await page.keyboard.type("曜日");
  const field = page.getByRole("combobox", { name: "搜索商品" });
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page, "header");
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/games\/[^/]+$/);
  await expect(page.getByRole("heading", { level: 1, name: "曜日战歌" })).toBeVisible();
});

test("has one wide search field on the home page, with suggestions", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto("/index");
  const field = page.getByLabel("搜索商品");
  await expect(page.getByRole("banner").getByRole("searchbox")).toHaveCount(0);
  expect((await field.boundingBox())?.width).toBeGreaterThan(480);
  await field.click();
  await page.keyboard.type("yrzg");
  await expect(page.getByRole("option", { name: /曜日战歌/ }).first()).toBeVisible();
});

test("takes prices and flags of a query as filters that can be removed, or be loosened when nothing is left", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent("曜日战歌账号 50以内 可换绑")}`);
  const stated = page.getByRole("list", { name: "从搜索词读出的条件" });
  await expect(stated.getByRole("link")).toHaveText([/50 元以下/, /可换绑/]);
  await expectAccessible(page, "main");
  await page.getByRole("link", { name: /去掉“50 元以下”/ }).click();
  await expect(stated.getByRole("link")).toHaveText([/可换绑/]);
  await expect(page.getByRole("link", { name: /^曜日战歌/ }).first()).toBeVisible();
  await page.getByRole("link", { name: "按字面搜索" }).click();
  await expect(page).toHaveURL(/exact=1/);
  await expect(stated).toHaveCount(0);
});

test("offers the boost of a game that is searched for", { tag: "@readonly" }, async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent("曜日战歌 代练")}`);
  await page.getByRole("list", { name: "代练" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/practicePage\?game_id=\d+/);
});
