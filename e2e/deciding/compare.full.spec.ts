import type { Locator, Page } from "@playwright/test";
import { gameHref } from "../../lib/addresses/game-path";
import { expect, test } from "../fixtures";
import { leaveOpen } from "../purchase/leave-open";
import { openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";

const tray = (page: Page) => page.getByRole("region", { name: "对比栏" });
const heads = (page: Page) =>
  page.getByRole("table", { name: "商品对比" }).getByRole("columnheader");
const openLink = (page: Page, query: string) => page.goto(`/compare?goods=${query}`);

test("collects listings from a list and a goods page in a bar of all tabs, and compares them", async ({
  page,
  context,
}) => {
  await page.goto(gameHref({ game: "曜日战歌", kind: "account" }));
  const choose = page.getByRole("button", { name: /^加入对比/ });
  await choose.first().click();
  await expect(choose.first()).toHaveAttribute("aria-pressed", "true");
  await expect(tray(page)).toContainText("再选一件就能对比");
  const second = await context.newPage();
  await openGoods(second, 1002);
  await expect(tray(second)).toContainText("1/4");
  await second.getByRole("button", { name: "加入对比" }).click();
  await expect(second.getByRole("button", { name: "已加入对比" })).toBeVisible();
  await expect(tray(page)).toContainText("2/4");
  await page.reload();
  await expect(tray(page)).toContainText("2/4");
  await expectAccessible(page);
  await tray(page).getByRole("link", { name: "开始对比" }).click();
  await expect(heads(page)).toHaveCount(2);
  await expect(tray(page)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "只看不同" }).check();
  await expect(page.getByRole("rowheader", { name: "游戏", exact: true })).toBeHidden();
  await heads(page).first().getByRole("button", { name: "移除" }).click();
  await expect(heads(page)).toHaveCount(1);
  expect(new URL(page.url()).search).toBe("?goods=1002");
  await expect(tray(second)).toContainText("1/4");
});

test("leaves the buy button free at 1280 × 720, with an unpaid order beside it", async ({
  page,
  mobile,
  buyer: _buyer,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await leaveOpen(page, mobile, (await sandbox.list({ goods_name: "还没付款" })).goods_id);
  await openGoods(page, 1002);
  await page.getByRole("button", { name: "加入对比" }).click();
  const resume = page.getByRole("button", { name: "继续支付" });
  const bar = page.getByRole("region").filter({ has: resume }).last();
  const buy = page.getByRole("button", { name: "立即购买" }).first();
  const frame = async (part: Locator) => {
    await expect(part).toBeVisible();
    return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  const [first, second, button] = [await frame(tray(page)), await frame(bar), await frame(buy)];
  for (const part of [first, second]) expect(part.x + part.width).toBeLessThan(button.x);
  expect(first.y + first.height).toBeLessThanOrEqual(second.y);
});

test("refuses a fifth listing", async ({ page }) => {
  await page.goto(gameHref({ game: "曜日战歌", kind: "account" }));
  const choose = page.getByRole("button", { name: /^加入对比/ });
  for (let place = 0; place < 5; place += 1) await choose.nth(place).click();
  await expect(page.getByText("最多对比 4 件，先移除一件")).toBeVisible();
  await expect(tray(page)).toContainText("4/4");
});

test("compares the rest when a listing is gone", async ({ page, sandbox }) => {
  const { goods_id } = await sandbox.list({ goods_name: "马上下架" });
  await sandbox.unlist(goods_id);
  await openLink(page, `1002,${goods_id},1003`);
  await expect(heads(page)).toHaveCount(3);
  await expect(heads(page).nth(1)).toContainText("已下架");
  await expect(page.getByText("其中 1 件已下架，其余照常对比。")).toBeVisible();
  await expectAccessible(page);
});

const FIFTY = Array.from({ length: 50 }, (_, index) => 1001 + index).join();
for (const [name, query, words] of [
  ["junk", "abc,-1,0,1.5", "链接里没有能对比的商品"],
  ["script", "%3Cscript%3Ealert(1)%3C/script%3E", "链接里没有能对比的商品"],
  ["huge numbers", "99999999999999999999,2147483648", "链接里没有能对比的商品"],
  ["broken encoding", "%E0%A4%A", "还没有选商品"],
  ["nothing", "", "还没有选商品"],
  ["fifty listings", FIFTY, "一次最多对比 4 件，后面的 46 件没有放进来"],
  ["repetitions", "1002,1002,1003,1002", "2 件商品"],
  ["unknown listings", "2147483646,2147483647", "其中 2 件已下架"],
] as const)
  test(`says what is wrong with a link of ${name}`, { tag: "@readonly" }, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const answer = await openLink(page, query);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText(words).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
