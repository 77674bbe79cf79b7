import { expect, test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { dialog, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { sandbox } from "../support/sandbox";

test("the closed envelope of the gift and the coupons nobody has claimed have no violation", async ({
  page,
}) => {
  await openGoods(page, 1001);
  await page.getByRole("button", { name: /^关注有礼/ }).click();
  await expect(dialog(page, "关注有礼").getByRole("button", { name: "关注并领取" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^领券/ }).click();
  await expect(dialog(page, "领取优惠券").getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);
});

test("a shop with nothing on sale, and a page of its list that is not there, have no violation", async ({
  page,
}) => {
  const { goods_id, user_id } = await sandbox.list({ goods_name: "马上下架", nickname: "空货架" });
  await sandbox.unlist(goods_id);
  await page.goto(brandUrl("mima", `/personal_center?user_id=${user_id}`));
  await expect(page.getByText("货架还空着")).toBeVisible();
  await expectAccessible(page);
  await page.goto(brandUrl("mima", "/personal_center?user_id=3004&page=9"));
  await expect(page.getByText("这家店的商品没有第 9 页")).toBeVisible();
  await expectAccessible(page);
});

test("500 specs, all of them, searched and found or not, have no violation", async ({ page }) => {
  const { goods_id } = await sandbox.list({
    goods_name: "规格特别多",
    specs: Array.from({ length: 500 }, (_, index) => ({ name: `第 ${index + 1} 档`, desc: "" })),
  });
  await openGoods(page, goods_id);
  await page.getByRole("button", { name: "更多规格（共 500 个）" }).click();
  const specs = page.getByRole("group", { name: "规格" });
  await expect(specs.getByRole("radio")).toHaveCount(500);
  await expectAccessible(page);
  const search = specs.getByRole("searchbox", { name: "搜索规格" });
  const buy = page.getByRole("button", { name: "立即购买" });
  const place = await buy.boundingBox();
  await search.fill("第 499 档");
  await expect(specs.getByRole("status")).toHaveText("找到 1 个规格");
  await search.fill("没有");
  await expect(specs.getByRole("status")).toContainText("换个词试试");
  // What stands below stays where it is while a buyer types.
  expect(await buy.boundingBox()).toEqual(place);
  await expectAccessible(page);
  await sandbox.unlist(goods_id);
});
