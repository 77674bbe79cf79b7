import type { Page } from "@playwright/test";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { control } from "@storefront/testbed/minimal-api/control";
import { expect, test } from "@/e2e/fixtures";
import { boostDialog, openPractice, priceButton } from "@/e2e/support/boost";
import { copiedLink } from "@/e2e/support/copied-link";
import { confirmDialog, dialog, logIn, openConfirm, openGoods } from "@/e2e/support/desktop";
import { bindDialog, sessionCookies } from "@/e2e/support/session";
import { openScan } from "@/e2e/support/wechat-scan";
import { CARD, RENTAL, SPECS } from "@/examples/minimal-api/goods";

/** The storefront's API implements the specification without our marketplace's extensions. */
test.use({ minimalApi: true });
// One worker per file, as each starts its own programs.
test.describe.configure({ mode: "default" });

async function logInOnGoods(page: Page, goodsId: number): Promise<void> {
  await openGoods(page, goodsId);
  await page.getByRole("button", { name: /^立即/ }).click();
  await logIn(page, newPhone(), control.smsCode);
}

test("claims a coupon, pays with it by QR code and hands over to the phone", async ({ page }) => {
  await openGoods(page, CARD);
  await page.getByRole("button", { name: /^关注有礼/ }).click();
  await dialog(page, "关注有礼").getByRole("button", { name: "关注并领取" }).click();
  await logIn(page, newPhone(), control.smsCode);
  await expect(dialog(page, "关注有礼").getByText("已关注，券在你的账户里")).toBeVisible();
  await page.keyboard.press("Escape");

  const confirm = await openConfirm(page);
  await expect(confirm.getByRole("radio", { name: /数字人民币/ })).toHaveCount(0);
  await confirm.getByRole("button", { name: /优惠券/ }).click();
  await confirm.getByRole("button", { name: /关注有礼券/ }).click();
  await expect(confirm.getByText("¥25.00").last()).toBeVisible();
  const built = page.waitForRequest((request) => request.url().endsWith("/v1/order/build"));
  await confirm.getByRole("radio", { name: /支付宝/ }).check();
  await confirm.getByRole("button", { name: "提交订单" }).click();
  const { order_num } = (await built).postDataJSON() as { order_num: string };
  await expect(dialog(page, "请支付").getByRole("img", { name: "支付二维码" })).toBeVisible();
  await control.pay(order_num);
  const success = dialog(page, "支付成功");
  await expect(success).toBeVisible({ timeout: 10_000 });
  expect(await copiedLink(success, "领取链接")).toBe(`https://m.example/order/${order_num}`);
});

test("shows an error when the balance is insufficient", async ({ page }) => {
  await logInOnGoods(page, CARD);
  const confirm = confirmDialog(page);
  await confirm.getByRole("radio", { name: /余额/ }).check();
  await confirm.getByRole("button", { name: "提交订单" }).click();
  await expect(confirm.getByText("余额不足").first()).toBeVisible();
});

test("sends the seller's required fields under the remark_id of the order's terms", async ({
  page,
}) => {
  await openGoods(page, SPECS);
  await page.getByRole("radio", { name: /60 点券/ }).check({ force: true });
  await page.getByRole("button", { name: /^立即购买/ }).click();
  await logIn(page, newPhone(), control.smsCode);
  const confirm = confirmDialog(page);
  await expect(confirm.getByText("新客立减")).toBeVisible();
  await confirm.getByLabel("充值账号").fill("10086");
  const built = page.waitForRequest((request) => request.url().endsWith("/v1/order/build"));
  await confirm.getByRole("radio", { name: /支付宝/ }).check();
  await confirm.getByRole("button", { name: "提交订单" }).click();
  expect((await built).postDataJSON()).toMatchObject({
    customer_remarks: '[{"remark_id":5,"content":"10086"}]',
  });
  await expect(dialog(page, "请支付")).toBeVisible();
});

test("binds a phone number to a WeChat account and logs in", async ({ page }) => {
  const keyResponse = page.waitForResponse((response) =>
    response.url().includes("/v2/wechat/getK"),
  );
  await openScan(page);
  const { data } = (await (await keyResponse).json()) as { data: { k: string } };
  await control.scan(data.k);
  const bind = bindDialog(page);
  const phone = newPhone();
  await bind.getByPlaceholder("请输入手机号码").fill(phone);
  await bind.getByRole("button", { name: "获取验证码" }).click();
  await expect(bind.getByPlaceholder("请输入验证码")).toBeFocused();
  await bind.getByPlaceholder("请输入验证码").fill(await control.smsCode(phone));
  await bind.getByRole("button", { name: "绑定手机号", exact: true }).click();
  await expect(bind).toBeHidden();
  expect(await sessionCookies(page)).toEqual(["Token", "UserId"]);
});

test("prices a boost", async ({ page }) => {
  await openPractice(page, "?start_id=11&target_id=21&inscription=88&partition_id=12");
  await priceButton(page).click();
  await expect(boostDialog(page).getByText("108")).toBeVisible();
  await expect(boostDialog(page).getByText("14", { exact: true })).toBeVisible();
});

test("copies the share link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await logInOnGoods(page, CARD);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "分享" }).click();
  await expect(dialog(page, "复制成功").getByRole("textbox", { name: "分享链接" })).toHaveValue(
    `https://share.example/${CARD}`,
  );
});

test("shows a 404 page for unknown goods, and a home page without a catalog", async ({ page }) => {
  expect((await page.goto("/goodsDetails?goodsId=999"))?.status()).toBe(404);
  expect((await page.goto("/index"))?.status()).toBe(200);
});

test("hands rentals and groups over to the phone", async ({ page }) => {
  await logInOnGoods(page, RENTAL);
  const order = dialog(page, "扫码下单");
  await expect(order).toBeVisible();
  expect(await copiedLink(order, "下单链接")).toBe("https://m.example/goods");
  await openGoods(page, SPECS);
  await page.getByRole("button", { name: /拼团/ }).click();
  const group = dialog(page, "扫码拼团");
  expect(await copiedLink(group, "拼团链接")).toBe("https://m.example/goods");
});

test("shows on account pages what the API lacks, without broken links", async ({ page }) => {
  await logInOnGoods(page, CARD);
  for (const [name, what] of [
    ["orders", "订单"],
    ["favourites", "收藏"],
    ["envelopes", "优惠券"],
    ["ledger", "余额明细"],
    ["earnings", "分享收益"],
  ]) {
    await page.goto(`/account/${name}`);
    await expect(page.getByText(`这里查不到${what}`)).toBeVisible();
  }
  const links = await page.getByRole("main").getByRole("link").all();
  const paths = await Promise.all(links.map((link) => link.getAttribute("href")));
  for (const path of new Set(paths)) {
    expect((await requestHost(testBrand(), path ?? "")).status).toBe(200);
  }
});
