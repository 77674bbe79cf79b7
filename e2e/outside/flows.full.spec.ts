import type { Page } from "@playwright/test";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { dialog, logIn, openConfirm, openGoods, submitForQrCode } from "../support/desktop";
import { expectRefunded } from "../support/mobile-page";
import { readQrCode } from "../support/qr-code";
import { account } from "../support/session";
import { authorise, openScan, scan } from "../support/wechat-scan";
import { callOnPage } from "./page-buyer";
import { systemsOf } from "./systems";

/** The marketplace as in production, sandbox off: it reaches the external systems by configured URLs and keys. */
test.use({ separateSystems: true });
// One worker per file, as each starts its own programs. Slow, because the real clock cannot be advanced.
test.describe.configure({ mode: "serial" });
test.slow();

const GOODS = 1011;
/** The buyer of the known WeChat identity, with a balance of 1000 yuan. */
const KNOWN_PHONE = "13800138000";

const payQrCode = (page: Page) =>
  readQrCode(dialog(page, "请支付").getByRole("img", { name: "支付二维码" }));

async function logInByWechat(page: Page, mobile: Page): Promise<void> {
  const { login, code } = await openScan(page);
  await scan(mobile, code);
  await authorise(mobile);
  await expect(mobile.getByText("已授权")).toBeVisible();
  await expect(login).toBeHidden();
  await expect(account(page)).toBeVisible();
}

test("logs in by SMS and pays by Alipay", async ({ page, mobile, product }) => {
  await openGoods(page, GOODS);
  await page.getByRole("button", { name: "立即购买" }).click();
  await logIn(page, newPhone(), systemsOf(product).smsCode);
  await expect(dialog(page, "确认订单")).toBeVisible();
  await submitForQrCode(page, /支付宝/);
  await mobile.goto(await payQrCode(page));
  await mobile.getByRole("button", { name: /确认支付/ }).click();
  await expect(dialog(page, "支付成功")).toBeVisible({ timeout: 10_000 });
});

test("logs in by WeChat, pays by WeChat Pay and reads the secret on the phone", async ({
  page,
  mobile,
  product,
}) => {
  await logInByWechat(page, mobile);
  await openGoods(page, GOODS);
  await openConfirm(page);
  await submitForQrCode(page, /微信/);
  await mobile.goto(await payQrCode(page));
  await mobile.getByRole("button", { name: /确认支付/ }).click();
  const success = dialog(page, "支付成功");
  await expect(success).toBeVisible({ timeout: 10_000 });

  await mobile.goto(await readQrCode(success.getByRole("img", { name: "领取卡密二维码" })));
  await mobile.getByRole("textbox", { name: "手机号" }).fill(KNOWN_PHONE);
  await mobile.getByRole("button", { name: "获取验证码" }).click();
  await expect(mobile.getByText("验证码已发送")).toBeVisible();
  await mobile
    .getByRole("textbox", { name: "验证码" })
    .fill(await systemsOf(product).smsCode(KNOWN_PHONE));
  await mobile.getByRole("button", { name: "登录", exact: true }).click();
  await mobile.getByRole("button", { name: "查看卡密" }).click();
  await expect(mobile.getByTestId("card-secret")).toHaveText(/[A-Z0-9-]{12,}/);
});

test("pays from the balance", async ({ page, mobile }) => {
  await logInByWechat(page, mobile);
  await openGoods(page, GOODS);
  const confirm = await openConfirm(page);
  await expect(confirm.getByRole("radio", { name: /余额/ })).toBeChecked();
  await confirm.getByRole("button", { name: "提交订单" }).click();
  await expect(dialog(page, "支付成功")).toBeVisible();
});

test("refunds a payment that arrives after the order was canceled", async ({
  page,
  mobile,
  product,
}) => {
  await systemsOf(product).fail("wxpay", "close", "down");
  await logInByWechat(page, mobile);
  await openGoods(page, GOODS);
  await openConfirm(page);
  const built = page.waitForRequest((request) => request.url().endsWith("/v1/order/build"));
  await submitForQrCode(page, /微信/);
  const { order_num } = (await built).postDataJSON() as { order_num: string };
  const cashier = await payQrCode(page);
  await callOnPage(page, "orderCancel", { order_num });

  await mobile.goto(cashier);
  await mobile.getByRole("button", { name: /确认支付/ }).click();
  await expectRefunded(mobile);
});
