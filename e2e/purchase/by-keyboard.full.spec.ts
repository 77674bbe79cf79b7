import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { copiedLink } from "../support/copied-link";
import { confirmDialog, dialog, openGoods } from "../support/desktop";
import { focusStop, tabTo } from "../support/focus";
import { passPollsUntil } from "../support/page-clock";
import { readQrCode } from "../support/qr-code";

const GOODS = 1001;
const COUPON = "曜日点券专享券";

/** Moves through a radio group by arrow key until the option with the name is chosen. */
async function choose(page: Page, name: RegExp, maxSteps = 12): Promise<void> {
  await page.keyboard.press("Space");
  for (let step = 0; step < maxSteps; step += 1) {
    if (name.test((await focusStop(page)).name)) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`no ${name} in the group`);
}

test("completes a purchase, from goods page to card secret, by keyboard only", async ({
  page,
  mobile,
  buyer,
}) => {
  // Some hundred key presses on two devices, each checked.
  test.slow();
  const press = (key: string) => page.keyboard.press(key);
  await page.clock.install();
  await openGoods(page, GOODS);
  await tabTo(page, "跳到正文", 1);
  await press("Enter");

  // Claim a coupon in the panel and return.
  await tabTo(page, /^领券/);
  await press("Enter");
  const panel = dialog(page, "领取优惠券");
  await expect(panel.getByRole("button", { name: `领取 ${COUPON}` })).toBeVisible();
  await tabTo(page, `领取 ${COUPON}`, 10);
  await press("Enter");
  await expect(panel.getByText(/^有效期至 /)).toBeVisible();
  await press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: /^领券/ })).toBeFocused();

  // Choose a spec and a quantity of two.
  await tabTo(page, /点券/);
  await choose(page, /1280 点券/);
  await tabTo(page, "购买数量", 10);
  await press("ArrowUp");
  await expect(page.getByRole("spinbutton", { name: "购买数量" })).toHaveValue("2");
  await tabTo(page, "立即购买");
  await press("Enter");

  // Confirm dialog: deselect and reselect the coupon, add a remark, choose a channel.
  const confirm = confirmDialog(page);
  const submit = confirm.getByRole("button", { name: "提交订单" });
  await expect(submit).toBeEnabled();
  const coupons = confirm.getByRole("button", { name: /^优惠券/ });
  for (const choice of [/^不使用优惠券$/, new RegExp(`${COUPON}(?!.*不使用优惠券)`)]) {
    await tabTo(page, /^优惠券/, 20);
    await press("Enter");
    await expect(coupons).toHaveAttribute("aria-expanded", "true");
    await tabTo(page, choice, 20);
    const quoted = page.waitForResponse((answer) => answer.url().includes("calculate_price"));
    await press("Enter");
    await quoted;
    await expect(coupons).toHaveAttribute("aria-expanded", "false");
    await expect(coupons).toBeFocused();
  }
  await expect(coupons).toContainText("−¥");
  await tabTo(page, /^备注/, 10);
  await press("Enter");
  await press("Tab");
  await page.keyboard.type("请尽快发货");
  await tabTo(page, /支付宝|微信支付|余额/, 4);
  await choose(page, /微信支付/);
  await tabTo(page, "提交订单", 4);
  await press("Enter");

  // The QR code's link can also be copied.
  const scan = dialog(page, "请支付");
  const cashier = await readQrCode(scan.getByRole("img", { name: "支付二维码" }));
  await tabTo(page, "复制链接", 6);
  expect(await copiedLink(scan, "支付链接")).toBe(cashier);

  // The phone by keyboard too.
  await mobile.goto(cashier);
  await tabTo(mobile, /确认支付/);
  await mobile.keyboard.press("Enter");
  // Wait until the payment has reached the marketplace before requesting the secret.
  await expect(mobile.getByText(/支付成功/).first()).toBeVisible();

  const success = dialog(page, "支付成功");
  await passPollsUntil(page, () => expect(success).toBeVisible({ timeout: 1_000 }));
  const collect = await readQrCode(success.getByRole("img", { name: "领取卡密二维码" }));
  await tabTo(page, "完成", 8);
  await press("Enter");
  await expect(success).toBeHidden();
  await expect(page.getByRole("button", { name: "立即购买" })).toBeFocused();

  await mobile.goto(collect);
  const number = mobile.getByRole("textbox", { name: "手机号" });
  if (!(await number.evaluate((field) => field === document.activeElement)))
    await tabTo(mobile, /手机号/);
  await mobile.keyboard.type(buyer.phone);
  await tabTo(mobile, "本机号码一键登录", 6);
  await mobile.keyboard.press("Enter");
  await mobile.waitForURL(({ pathname }) => pathname.endsWith("/orderDetails"));
  await expect(mobile.getByRole("button", { name: "查看卡密" })).toBeVisible();
  await tabTo(mobile, "查看卡密");
  await mobile.keyboard.press("Enter");
  // Two bought, one given.
  await expect(mobile.getByTestId("card-secret")).toHaveCount(3);
});
