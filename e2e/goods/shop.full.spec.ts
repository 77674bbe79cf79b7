import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";

/** 星河点卡铺: enough goods for several pages. */
const SHOP = 3004;

const GOODS_OF_SHOP = 1010;

test("keeps sort order and page of a shop's list over a reload", {
  tag: "@readonly",
}, async ({ page }) => {
  await openGoods(page, GOODS_OF_SHOP);
  const enter = page.getByRole("link", { name: "进店" });
  const href = await enter.getAttribute("href");
  expect(href).toBe(`/personal_center?user_id=${SHOP}`);
  await enter.click();
  await expect(page.getByRole("heading", { level: 1, name: "星河点卡铺" })).toBeVisible();
  await expectAccessible(page);

  const list = page.getByRole("region", { name: /在售商品/ });
  await page.getByText("价格升序").click();
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(list.getByText("第 1 页，共")).toBeAttached();
  await page.getByRole("button", { name: "下一页" }).click();
  await expect(list.getByText("第 2 页，共")).toBeAttached();
  await expect(list.getByRole("heading")).toBeFocused();
  const second = await list.getByRole("link").allInnerTexts();
  await page.reload();
  await expect(list.getByRole("link").first()).toContainText(second[0]?.split("\n")[1] ?? "?");
});

test("warns about a hostile api parameter in a shop link and does not fetch it", {
  tag: "@readonly",
}, async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const api = encodeURIComponent("//evil.example/v1/user/home_page");
  await page.goto(`/personal_center?user_id=${SHOP}&api=${api}`);
  await expect(page.getByText("链接里的店铺地址不安全，没有打开")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "星河点卡铺" })).toBeVisible();
  const own = new URL(page.url()).hostname;
  expect(requested.filter((url) => new URL(url).hostname !== own)).toEqual([]);
});

test("grants the follow gift, and stays followed over a reload, when a shop is followed", async ({
  page,
  buyer: _buyer,
}) => {
  await page.goto(`/personal_center?user_id=${SHOP}`);
  const follow = page.getByRole("button", { name: "关注" });
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("关注成功，店铺券已到账").first()).toBeVisible();
  await page.reload();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText("关注有礼")).toBeHidden();
});
