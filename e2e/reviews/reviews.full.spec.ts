import type { Page } from "@playwright/test";
import { ERRORS } from "@storefront/contract/codes";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { addOperator, consoleUrl, logInToConsole } from "@storefront/testbed/deployment/operator";
import { sandbox } from "@storefront/testbed/deployment/sandbox";
import { orderHref } from "../../contract/http/mobile-paths";
import { expect, test } from "../fixtures";
import { ApiBuyer } from "../support/api-buyer";
import { expectAccessible } from "../support/expect-accessible";
import { oneTapLogin } from "../support/mobile-page";
import { orderByApi } from "../support/orders";

const HOSTILE = "<img src=x onerror=alert(1)> \u202eتجربة 👩🏽‍🚀 https://bad.example";
const EDITED = "用了几天，一切正常";

/** Buys and receives a piece of a new listing. */
async function buyReceived(buyer: ApiBuyer) {
  const { goods_id } = await sandbox.list({ goods_name: "可以评价的商品" });
  const order_num = await orderByApi(buyer, goods_id);
  await sandbox.pay(order_num, "paid");
  // The simulated seller delivers.
  await sandbox.advanceClock(30);
  await expect(async () => {
    expect((await buyer.call("orderReceive", { order_num })).code).toBe(0);
  }).toPass();
  return { goods_id, order_num };
}

/** Reloads the goods page until its reviews are as expected: changes reach it by the outbox. */
async function expectReviews(page: Page, goodsId: number, check: (page: Page) => Promise<void>) {
  await expect(async () => {
    await page.goto(`/goodsDetails?goodsId=${goodsId}`);
    await check(page);
  }).toPass();
}

const reviewsOf = (page: Page) => page.locator("#reviews");

test("is written with a picture on the phone, edited, answered and hidden", async ({
  page,
  mobile,
  buyer,
}) => {
  // Uses a phone, the desktop and the console.
  test.slow();
  const { goods_id, order_num } = await buyReceived(buyer);
  await mobile.goto(deployment.apiUrl + orderHref(order_num));
  await oneTapLogin(mobile, buyer.phone);
  await mobile.getByRole("link", { name: "写评价" }).click();
  await mobile.getByRole("radio", { name: /4 星/ }).check();
  await mobile.getByRole("textbox", { name: /评价内容/ }).fill(HOSTILE);
  const buffer = await mobile.screenshot();
  await mobile
    .getByLabel(/图片（可选）/)
    .setInputFiles({ name: "screen.png", mimeType: "image/png", buffer });
  await expectAccessible(mobile);
  await mobile.getByRole("button", { name: "发布评价" }).click();
  await expect(mobile.getByRole("img", { name: "我提供的图片 1" })).toBeVisible();

  await expectReviews(page, goods_id, async () => {
    await expect(reviewsOf(page)).toContainText("<img src=x onerror=alert(1)>", { timeout: 1_000 });
  });
  await expect(reviewsOf(page)).toContainText("https://bad.example");
  await expect(reviewsOf(page).getByRole("link", { name: /bad/ })).toHaveCount(0);
  const picture = reviewsOf(page).getByRole("img", { name: /买家的图片 1/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole("region", { name: "卖家" })).toContainText("4.0");

  await page.goto("/account/orders");
  const card = page.getByRole("listitem").filter({ hasText: order_num });
  await card.getByRole("button", { name: "已评价" }).click();
  const dialog = page.getByRole("dialog", { name: "我的评价" });
  await dialog.getByRole("radio", { name: /5 星/ }).check();
  await dialog.getByRole("textbox", { name: "评价内容" }).fill(EDITED);
  await dialog.getByRole("button", { name: "移除图片 1" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "保存修改" }).click();
  await expect(dialog).toBeHidden();

  const owner = await addOperator("owner-reviews", "owner");
  await logInToConsole(page, owner);
  await page.goto(consoleUrl("/reviews"));
  await page
    .getByRole("row")
    .filter({ hasText: EDITED })
    .getByRole("link", { name: "查看" })
    .click();
  await page.getByRole("textbox", { name: "回复" }).fill("谢谢支持，欢迎再来");
  await page.getByRole("button", { name: "回复", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("回复已经显示");
  await expectAccessible(page);
  const review = page.url();

  await expectReviews(page, goods_id, async () => {
    await expect(reviewsOf(page)).toContainText("谢谢支持，欢迎再来", { timeout: 1_000 });
  });
  await expect(reviewsOf(page)).toContainText("已修改");
  await expect(reviewsOf(page)).toContainText(EDITED);
  await expect(reviewsOf(page).getByRole("img", { name: /买家的图片/ })).toHaveCount(0);

  await page.goto(review);
  await page.getByRole("textbox", { name: "理由" }).fill("含有联系方式");
  await page.getByRole("button", { name: "隐藏", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("评价已经隐藏");
  await expectReviews(page, goods_id, async () => {
    await expect(reviewsOf(page)).toContainText("还没有评价", { timeout: 1_000 });
  });
  await expect(page.getByRole("region", { name: "卖家" })).toContainText("暂无评分");
  await mobile.reload();
  await expect(mobile.getByText("含有联系方式")).toBeVisible();
});

test("is written on the desktop, and refused for another buyer's order", async ({
  page,
  buyer,
}) => {
  test.slow();
  const { goods_id, order_num } = await buyReceived(buyer);
  const stranger = await ApiBuyer.login();
  const review = { order_num, score: 1, content: "这不是我买的东西" };
  expect((await stranger.call("writeReview", review)).code).toBe(ERRORS.orderNotFound.code);

  await page.goto("/account/orders");
  const card = page.getByRole("listitem").filter({ hasText: order_num });
  await card.getByRole("button", { name: "写评价" }).click();
  const dialog = page.getByRole("dialog", { name: "写评价" });
  await dialog.getByRole("button", { name: "发布评价" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("请选择星级");
  await dialog.getByRole("radio", { name: /5 星/ }).check();
  await dialog.getByRole("textbox", { name: "评价内容" }).fill("好");
  await dialog.getByRole("button", { name: "发布评价" }).click();
  await expect(dialog.getByRole("alert")).toContainText("至少写 5 个字");
  await dialog.getByRole("textbox", { name: "评价内容" }).fill("到账很快，下次还来");
  const buffer = await page.screenshot();
  await dialog
    .getByLabel(/添加图片/)
    .setInputFiles({ name: "screen.png", mimeType: "image/png", buffer });
  await expect(dialog.getByRole("img", { name: "图片 1" })).toBeVisible();
  await dialog.getByRole("button", { name: "发布评价" }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole("button", { name: "已评价" })).toBeVisible();
  await expectReviews(page, goods_id, async () => {
    await expect(reviewsOf(page)).toContainText("到账很快，下次还来", { timeout: 1_000 });
  });
});
