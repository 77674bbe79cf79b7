import type { Locator, Page } from "@playwright/test";
import { addOperator, consoleUrl, logInToConsole } from "@storefront/testbed/deployment/operator";
import { expect, test } from "../fixtures";
import { ApiBuyer, send, succeeded } from "../support/api-buyer";
import { confirmDialog, dialog, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { orderByApi } from "../support/orders";
import { readQrCode } from "../support/qr-code";
import { account, giveSession } from "../support/session";

const CARD = 1011;
const ONE_PIECE = 1010;
const WITH_COUPON = 1001;

const openAccount = async (page: Page, name: string): Promise<Locator> => {
  await page.goto(`/account/${name}`);
  return page.getByRole("main");
};

test("links to every account page from the menu", async ({ page, buyer: _buyer }) => {
  await openGoods(page, CARD);
  for (const name of [
    "我的订单",
    "收藏",
    "我的提醒",
    "最近浏览",
    "优惠券",
    "余额",
    "分享收益",
    "账号与隐私",
  ]) {
    await account(page).getByRole("button").first().click();
    await account(page).getByRole("menuitem", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const here = page.getByRole("navigation", { name: "我的账号" }).getByRole("link", { name });
    await expect(here).toHaveAttribute("aria-current", "page");
  }
});

test("resumes, cancels and reorders an unpaid order", async ({ page, buyer }) => {
  const orderNum = await orderByApi(buyer, CARD);
  const main = await openAccount(page, "orders");
  const order = main.getByRole("listitem").filter({ hasText: orderNum });
  await expect(order.getByText("待付款")).toBeVisible();
  await expect(order.getByText(/剩 14:\d\d 支付/)).toBeVisible();
  await expectAccessible(page);
  await order.getByRole("button", { name: "继续支付" }).click();
  await expect(dialog(page, "请支付").getByRole("img", { name: "支付二维码" })).toBeVisible();
  await page.keyboard.press("Escape");

  await order.getByRole("button", { name: "取消订单" }).click();
  await expectAccessible(page, "[role=dialog]");
  await dialog(page, "取消订单").getByRole("button", { name: "确认取消" }).click();
  await expect(order.getByText("已取消")).toBeVisible();
  await order.getByRole("button", { name: "再来一单" }).click();
  await expect(confirmDialog(page).getByRole("button", { name: "提交订单" })).toBeEnabled();
});

test("shows a paid order's QR code for the phone, and filters the list by state", async ({
  page,
  buyer,
  sandbox,
}) => {
  const orderNum = await orderByApi(buyer, CARD);
  await sandbox.pay(orderNum, "paid");
  const main = await openAccount(page, "orders?state=paid");
  const order = main.getByRole("listitem").filter({ hasText: orderNum });
  await order.getByRole("button", { name: "手机查看" }).click();
  const phone = dialog(page, "在手机上查看订单");
  expect(await readQrCode(phone.getByRole("img", { name: "订单二维码" }))).toContain(orderNum);
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await main.getByRole("button", { name: "待付款" }).click();
  await expect(main.getByText("没有待付款的订单")).toBeVisible();
  await expectAccessible(page);
});

test("shows on a favorite that it is being paid for or sold", async ({ page, buyer, sandbox }) => {
  const { goods_id } = await sandbox.list({ goods_name: "只有一件的收藏", stock: 1 });
  for (const id of [goods_id, WITH_COUPON]) {
    succeeded(await buyer.call("collectGoods", { goods_id: id, action: 1 }));
  }
  const order_num = await orderByApi(await ApiBuyer.login(), goods_id);
  const main = await openAccount(page, "favourites");
  const last = main.getByRole("listitem", { name: "只有一件的收藏" });
  await expect(last).toContainText("付款中");
  await sandbox.pay(order_num, "paid");
  await page.reload();
  await expect(last).toContainText("已售罄");
  await expectAccessible(page);
  const favourite = main.getByRole("listitem").filter({ hasText: "点券" });
  await expect(favourite.getByRole("img")).toHaveCount(0);
  await favourite.getByRole("button", { name: "取消收藏" }).click();
  await expect(favourite).toHaveCount(0);
});

test("shows the price change since a listing was added to favorites", async ({
  page,
  buyer,
  sandbox,
  browser,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "降价的收藏" });
  succeeded(await buyer.call("collectGoods", { goods_id, action: 1 }));
  const clerk = await (await browser.newContext()).newPage();
  await logInToConsole(clerk, await addOperator("gao", "owner"));
  await clerk.goto(consoleUrl(`/listings/${goods_id}`));
  await clerk.getByRole("textbox", { name: "新价格（元）" }).fill("8.50");
  await clerk.getByRole("textbox", { name: "再输入一次" }).fill("8.50");
  await clerk.getByRole("button", { name: "修改价格" }).click();
  await expect(clerk.getByRole("status")).toContainText("价格已修改");
  await clerk.context().close();
  const main = await openAccount(page, "favourites");
  await expect(main.getByRole("listitem", { name: "降价的收藏" })).toContainText(
    "比收藏时降 ¥1.50",
  );
  await expectAccessible(page);
});

test("lists coupons with a link to the goods they apply to", async ({ page, buyer }) => {
  const { envelopes } = succeeded(await send("goodsDetail", { goods_id: WITH_COUPON }));
  const envelope_id = envelopes[0]?.envelope_id ?? 0;
  succeeded(await buyer.call("receiveEnvelope", { envelope_id, goods_id: WITH_COUPON }));
  const main = await openAccount(page, "envelopes");
  await expect(main.getByText("可使用").first()).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("link", { name: "去使用" }).first().click();
  await expect(page).not.toHaveURL(/account/);
});

test("shows the balance with its ledger, and share earnings", async ({ page, buyer: _buyer }) => {
  const main = await openAccount(page, "ledger");
  await expect(main.getByText("可用余额")).toBeVisible();
  await expect(main.getByText("还没有明细")).toBeVisible();
  await expectAccessible(page);
  await openAccount(page, "earnings");
  await expect(main.getByText("累计分享收益")).toBeVisible();
  await expectAccessible(page);
});

test("hides a buyer's orders from the next buyer and from visitors", async ({
  page,
  buyer,
  context,
}) => {
  const orderNum = await orderByApi(buyer, ONE_PIECE);
  const main = await openAccount(page, "orders");
  await expect(main.getByText(orderNum)).toBeVisible();
  await giveSession(context, await ApiBuyer.login());
  await openAccount(page, "orders");
  await expect(main.getByText("还没有订单")).toBeVisible();
  await expect(main.getByText(orderNum)).toHaveCount(0);
  succeeded(await buyer.call("orderCancel", { order_num: orderNum }));
  await context.clearCookies();
  await openAccount(page, "orders");
  await expect(dialog(page, "登录")).toBeVisible();
});

test("offers to resume an unpaid order on other pages and in another tab", async ({
  page,
  buyer,
  context,
}) => {
  const orderNum = await orderByApi(buyer, CARD);
  await page.goto("/corporate-information");
  const offer = page.getByRole("region", { name: /待付款/ });
  await expect(offer.getByRole("button", { name: "继续支付" })).toBeVisible();
  const other = await context.newPage();
  await openGoods(other, CARD);
  await expect(
    other.getByRole("button", { name: /^继续支付 ¥5\.00 · 剩 1\d:\d\d$/ }),
  ).toBeVisible();
  await expectAccessible(other);
  succeeded(await buyer.call("orderCancel", { order_num: orderNum }));
});

test("shows the empty first page when the query is invalid or the page number too high", async ({
  page,
  buyer: _buyer,
}) => {
  for (const query of ["?state=%00", "?page=999999999", "?page=-1&state=nonsense", "?view=🙂"]) {
    await openAccount(page, `orders${query}`);
    await expect(page.getByText("还没有订单")).toBeVisible();
  }
});
