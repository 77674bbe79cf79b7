import type { Page } from "@playwright/test";
import { newPhone, sandbox } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { confirmDialog, dialog, openGoods } from "../support/desktop";
import { focusStop, tabTo } from "../support/focus";

const GOODS = 1001;
const COUPON = "曜日点券专享券";

/** Logs in through the open login dialog, whose first field has the focus. */
async function logInByKeyboard(page: Page): Promise<void> {
  const phone = newPhone();
  const login = dialog(page, "登录");
  await expect(login.getByPlaceholder("请输入手机号码")).toBeFocused();
  await page.keyboard.type(phone);
  await tabTo(page, "获取验证码", 4);
  await page.keyboard.press("Enter");
  await expect(page.getByText("验证码已发送").first()).toBeVisible();
  await expect(login.getByPlaceholder("请输入验证码")).toBeFocused();
  await page.keyboard.type(await sandbox.smsCode(phone));
  await page.keyboard.press("Enter");
  await expect(login).toBeHidden();
}

test("claims a coupon after a keyboard-only visitor logs in for it", async ({ page }) => {
  test.slow();
  await openGoods(page, GOODS);
  await tabTo(page, /^领券/);
  await page.keyboard.press("Enter");
  const panel = dialog(page, "领取优惠券");
  await expect(panel.getByRole("button", { name: `领取 ${COUPON}` })).toBeVisible();
  await tabTo(page, `领取 ${COUPON}`, 10);
  await page.keyboard.press("Enter");
  await logInByKeyboard(page);
  await expect(panel.getByText(/^有效期至 /)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: /^领券/ })).toBeFocused();
});

test("opens and closes the confirm dialog after a keyboard-only visitor logs in for it", async ({
  page,
}) => {
  // Some hundred key presses, each checked.
  test.slow();
  const press = (key: string) => page.keyboard.press(key);
  await openGoods(page, GOODS);
  const buy = page.getByRole("button", { name: "立即购买" });

  // Skip the header, then tab through the page from top to bottom.
  await tabTo(page, "跳到正文", 1);
  await press("Enter");
  const stops = await tabTo(page, "立即购买");
  const order = [
    "上一张",
    "下一张",
    "收藏",
    "分享",
    "180 点券",
    "购买数量",
    "联系客服",
    "立即购买",
  ];
  const places = order.map((name) => stops.findIndex((stop) => stop.startsWith(name)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(stops).not.toContain("登录");

  // Buying prompts for the login: canceled once, then completed.
  await press("Enter");
  const login = dialog(page, "登录");
  await expect(login).toBeVisible();
  await press("Escape");
  await expect(login).toBeHidden();
  await expect(buy).toBeFocused();
  await press("Enter");
  await logInByKeyboard(page);

  // Buying without a spec shows an error and keeps the focus; arrow keys choose a spec.
  await expect(page.getByText("请选择规格")).toBeVisible();
  await expect(buy).toBeFocused();
  for (let step = 0; step < stops.length; step += 1) {
    if ((await focusStop(page)).name.includes("点券")) break;
    await press("Shift+Tab");
  }
  const focused = page.locator(":focus");
  await press("Space");
  await expect(focused).toBeChecked();
  const first = await focused.inputValue();
  await press("ArrowUp");
  await expect(focused).toBeChecked();
  expect(await focused.inputValue()).not.toBe(first);
  await tabTo(page, "立即购买");
  await press("Enter");

  // The dialog traps the focus.
  const confirm = confirmDialog(page);
  await expect(confirm.getByRole("button", { name: "提交订单" })).toBeEnabled();
  const inside = await tabTo(page, "提交订单", 20);
  expect(inside[0]).toBe("关闭");
  expect(inside.some((name) => name.startsWith("备注"))).toBe(true);
  await tabTo(page, "关闭", 3);
  await press("Shift+Tab");
  await expect(confirm.getByRole("button", { name: "提交订单" })).toBeFocused();
  await press("Escape");
  await expect(confirm).toBeHidden();
  await expect(buy).toBeFocused();
});
