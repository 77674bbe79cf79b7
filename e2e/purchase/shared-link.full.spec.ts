import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { confirmDialog, dialog, logIn, openGoods } from "../support/desktop";
import { oneTapLogin } from "../support/mobile-page";
import { readQrCode } from "../support/qr-code";

test("shows the card secret on the phone only when a visitor buys from a shared link", async ({
  page,
  mobile,
}) => {
  const phone = newPhone();
  await openGoods(page, 1001, "&promotion_user_id=7&sign=abc");

  // The login comes first (product §4), then the interrupted purchase resumes.
  await page.getByRole("button", { name: "立即购买" }).click();
  await logIn(page, phone);
  await expect(page.getByText("请选择规格")).toHaveCount(1);
  await expect(page.getByText("请选择规格")).toBeVisible();

  const specs = page.getByRole("group", { name: "规格" }).getByRole("radio");
  await specs.first().check({ force: true });
  await page.getByRole("button", { name: "立即购买" }).click();
  const confirm = confirmDialog(page);
  await expect(confirm.getByRole("button", { name: "提交订单" })).toBeEnabled();
  await expect(confirm.getByText("优惠券").first()).toBeVisible();
  await confirm.getByRole("button", { name: /^备注/ }).click();
  await confirm.getByRole("textbox", { name: "备注" }).fill("请尽快发货👍🏽");
  await expect(confirm.getByText("6/50")).toBeVisible();
  await confirm.getByRole("radio", { name: /微信/ }).check();
  await confirm.getByRole("button", { name: "提交订单" }).click();

  const scan = dialog(page, "请支付");
  const cashier = await readQrCode(scan.getByRole("img", { name: "支付二维码" }));
  await expect(scan.getByText(/00:1[0-5]:\d\d/)).toBeVisible();

  await mobile.goto(cashier);
  await mobile.getByRole("button", { name: /确认支付/ }).click();
  await expect(mobile.getByText(/支付成功/).first()).toBeVisible();

  // The only test that polls in real time (every 3 s); a slow machine may need a second poll.
  const success = dialog(page, "支付成功");
  await expect(success).toBeVisible({ timeout: 15_000 });
  await expect(scan).toBeHidden();
  const collect = await readQrCode(success.getByRole("img", { name: "领取卡密二维码" }));

  await mobile.goto(collect);
  await oneTapLogin(mobile, phone);
  await mobile.getByRole("button", { name: "查看卡密" }).click();
  const secret = await mobile.getByTestId("card-secret").first().textContent();
  expect(secret ?? "").toMatch(/[A-Z0-9-]{12,}/);

  // The desktop never receives the secret.
  expect(await page.content()).not.toContain(secret ?? "");
});
