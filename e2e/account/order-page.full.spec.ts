import type { Locator, Page } from "@playwright/test";
import { placeOrder } from "@storefront/testbed/buyer/buy";
import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { ApiBuyer, succeeded } from "../support/api-buyer";
import { dialog, openConfirm, openGoods, submitForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { expectReflow } from "../support/expect-reflow";
import { oneTapLogin } from "../support/mobile-page";
import { orderByApi, watchBuilds } from "../support/orders";
import { readQrCode } from "../support/qr-code";
import { endRentals, RENTAL } from "../support/rental";

/** A card key at 5.00 yuan. */
const CARD = 1011;

const openOrder = (page: Page, orderNum: string) =>
  page.goto(brandUrl(onBrand("mima"), `/account/orders/${orderNum}`));
const state = (page: Page): Locator => page.getByRole("region", { name: "订单状态" });
const resumeBar = (page: Page): Locator => page.getByRole("region", { name: "已付款订单" });

test("follows a card secret that is collected on the phone, as the resume bar does", async ({
  page,
  mobile,
  buyer,
  sandbox,
}) => {
  // Uses two devices and two windows.
  test.slow();
  const orderNum = await orderByApi(buyer, CARD);
  await openOrder(page, orderNum);
  await expect(state(page)).toContainText("待付款");
  await expect(page.getByRole("button", { name: "继续支付" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(brandUrl(onBrand("mima"), "/corporate-information"));
  await expect(other.getByRole("region", { name: "待付款订单" })).toBeVisible();

  await sandbox.pay(orderNum, "paid");
  await expect(state(page)).toContainText("已付款", { timeout: 15_000 });
  await other.reload();
  await expect(resumeBar(other)).toContainText("可领取卡密");

  const code = page.getByRole("img", { name: "订单二维码" });
  await mobile.goto(await readQrCode(code));
  await oneTapLogin(mobile, buyer.phone);
  await mobile.getByRole("button", { name: /查看卡密|领取/ }).click();
  await expect(mobile.getByRole("heading", { name: "已领取" })).toBeVisible();
  const secret = (await mobile.getByTestId("card-secret").first().textContent()) ?? "";
  expect(secret).not.toBe("");

  await expect(state(page)).toContainText("已领取", { timeout: 15_000 });
  await expect(page.getByText(secret)).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole("banner")).toBeVisible();
  await expect(resumeBar(other)).toHaveCount(0);
  await expectAccessible(page);
  await expectReflow(page, "the page of an order");
});

test("shows a refund with every step, and the bar goes away", async ({ page, buyer, sandbox }) => {
  const orderNum = await orderByApi(buyer, CARD);
  await page.goto(brandUrl(onBrand("mima"), "/corporate-information"));
  await expect(page.getByRole("region", { name: "待付款订单" })).toBeVisible();
  await sandbox.pay(orderNum, "paid");
  await page.reload();
  await expect(resumeBar(page)).toContainText("可领取卡密");

  const request = { order_num: orderNum, reason: "not_working", text: "卡密用不了" } as const;
  succeeded(await buyer.call("orderRefund", request));
  await page.reload();
  await expect(resumeBar(page)).toContainText("退款中");
  await resumeBar(page).getByRole("link", { name: "查看订单" }).click();
  await expect(state(page)).toContainText("退款：待卖家处理");
  await expect(state(page)).toContainText("卖家处理剩余");
  await expect(page.getByRole("region", { name: "退款售后" })).toContainText("卡密用不了");
  await expectAccessible(page);

  await sandbox.answerRefund(orderNum, "refund");
  await expect(state(page)).toContainText(/退款中|已退款/, { timeout: 15_000 });
  await expect(page.getByRole("region", { name: "退款记录" })).toContainText("售后退款");
  await page.goto(brandUrl(onBrand("mima"), "/corporate-information"));
  await expect(resumeBar(page).getByText("可领取卡密")).toHaveCount(0);
});

test("shows a rental with its end and returns it", async ({ page, buyer, sandbox }) => {
  await endRentals();
  const { order } = await placeOrder(buyer, { goods_id: RENTAL, rent_plan: { hours: 3 } });
  const { order_num } = order;
  await sandbox.pay(order_num, "paid");
  await openOrder(page, order_num);
  await expect(state(page)).toContainText("租用到期剩余");
  const rental = page.getByRole("region", { name: "租用" });
  await expect(rental).toContainText("3 小时");
  await rental.getByRole("button", { name: "提前归还" }).click();
  await expectAccessible(page, "[role=dialog]");
  await dialog(page, "提前归还").getByRole("button", { name: "确认归还" }).click();
  await expect(state(page)).toContainText("已归还");
  await expect(state(page)).toContainText("押金最迟退回剩余");
  await expectReflow(page, "the page of a rental");
});

test("shows the same page for an unknown number and for another buyer's order", async ({
  page,
  buyer: _buyer,
}) => {
  const stranger = await ApiBuyer.login();
  const numbers = [await orderByApi(stranger, CARD), "2026010100000000000000", "7".repeat(23)];
  const pages: string[] = [];
  for (const orderNum of numbers) {
    const response = await openOrder(page, orderNum);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    await expect(page.getByText("没有找到这笔订单")).toBeVisible();
    pages.push(
      await page
        .getByRole("main")
        .textContent()
        .then((text) => text ?? ""),
    );
  }
  expect(new Set(pages).size).toBe(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessible(page);
});

test("opens the order after the login", async ({ page, sandbox }) => {
  const owner = await ApiBuyer.login();
  const orderNum = await orderByApi(owner, CARD);
  await openOrder(page, orderNum);
  const login = page.getByRole("dialog", { name: "登录" });
  await login.getByRole("textbox", { name: "手机号" }).fill(owner.phone);
  await login.getByRole("button", { name: "获取验证码" }).click();
  await expect(login.getByRole("button", { name: /重发/ })).toBeVisible();
  await login.getByRole("textbox", { name: /验证码/ }).fill(await sandbox.smsCode(owner.phone));
  await login.getByRole("button", { name: "登录", exact: true }).click();
  await expect(state(page)).toContainText("待付款");
});

test("leads from the dialog and the list to the order, which says where it was bought", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  const builds = watchBuilds(page);
  await openGoods(page, CARD);
  await openConfirm(page);
  await submitForQrCode(page);
  const orderNum = builds[0]?.order_num ?? "";
  await sandbox.pay(orderNum, "paid");
  await dialog(page, "支付成功").getByRole("link", { name: "查看订单详情" }).click();
  await expect(page.getByRole("region", { name: "订单信息" })).toContainText("密马");
  await page.getByRole("link", { name: "返回我的订单" }).click();
  const card = page.getByRole("listitem").filter({ hasText: orderNum });
  await expect(card).toContainText("密马");
  await card.getByRole("link", { name: `订单详情 ${orderNum}` }).click();
  await expect(state(page)).toContainText("已付款");
});
