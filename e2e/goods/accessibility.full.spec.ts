import { placeOrder } from "@storefront/testbed/buyer/buy";
import { expect, test } from "../fixtures";
import { ApiBuyer } from "../support/api-buyer";
import { dialog, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { openFreeRental } from "../support/rental";

test("has no violation when neither the follow gift nor a coupon is claimed", async ({ page }) => {
  await openGoods(page, 1001);
  await page.getByRole("button", { name: /^关注有礼/ }).click();
  await expect(dialog(page, "关注有礼").getByRole("button", { name: "关注并领取" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^领券/ }).click();
  await expect(dialog(page, "领取优惠券").getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);
});

test("has no violation when a shop is empty or the page number too high", async ({
  page,
  sandbox,
}) => {
  const { goods_id, user_id } = await sandbox.list({ goods_name: "马上下架", nickname: "空货架" });
  await sandbox.unlist(goods_id);
  await page.goto(`/personal_center?user_id=${user_id}`);
  await expect(page.getByText("货架还空着")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/personal_center?user_id=3004&page=9");
  await expect(page.getByText("这家店的商品没有第 9 页")).toBeVisible();
  await expectAccessible(page);
});

test("has no violation when a shop is missing or its link names a hostile api", async ({
  page,
}) => {
  await page.goto("/personal_center?user_id=99");
  await expect(page.getByText("看看正在卖的")).toBeVisible();
  await expectAccessible(page);
  const api = encodeURIComponent("//evil.example/v1/user/home_page");
  await page.goto(`/personal_center?user_id=3004&api=${api}`);
  await expect(page.getByText("链接里的店铺地址不安全，没有打开")).toBeVisible();
  await expectAccessible(page);
});

test("has no violation when the compensation ticker is paused", async ({ page }) => {
  await openGoods(page, 1002);
  const ticker = page.getByRole("region", { name: "赔付公示" });
  await ticker.getByRole("button", { name: "暂停赔付公示滚动" }).click();
  await expect(ticker.getByRole("button", { name: "继续赔付公示滚动" })).toBeVisible();
  await expectAccessible(page);
});

test("has no violation when a rental is handed over to the phone", async ({
  page,
  buyer: _buyer,
}) => {
  await openFreeRental(page);
  await page.getByRole("button", { name: "立即租号" }).click();
  await dialog(page, "租号").getByRole("button", { name: "扫码下单" }).click();
  const scan = dialog(page, "扫码下单");
  await expect(scan.getByRole("img", { name: "下单二维码" })).toBeVisible();
  await expectAccessible(page);
});

test("has no violation when a group is joined from the list", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  const opener = await ApiBuyer.login();
  const { order } = await placeOrder(opener, { goods_id: 1008, group_id: 0 });
  await sandbox.pay(order.order_num, "paid");
  await openGoods(page, 1008);
  await page.getByRole("button", { name: /2 人拼团/ }).click();
  const groups = dialog(page, "扫码拼团");
  await groups.getByRole("button", { name: "去参团" }).first().click();
  await expect(groups.getByText("扫码参加")).toBeVisible();
  await expectAccessible(page);
});

test("has no violation when 500 specs are shown and searched, with and without a match", async ({
  page,
  sandbox,
}) => {
  // axe checks each of the 500.
  test.slow();
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
  // Searching must not shift the layout below.
  expect(await buy.boundingBox()).toEqual(place);
  await expectAccessible(page);
  await sandbox.unlist(goods_id);
});
