import { expect, test } from "../fixtures";
import { confirmDialog, dialog, logIn, openGoods } from "../support/desktop";
import { readQrCode } from "../support/qr-code";
import { newPhone } from "../support/sandbox";

test("from a shared link to the card secret", async ({ page, browser }) => {
  const phone = newPhone();
  await openGoods(page, 1001, "&promotion_user_id=7&sign=abc");

  await page.getByRole("button", { name: "立即购买" }).click();
  await expect(page.getByText("请选择规格").first()).toBeVisible();

  const specs = page.getByRole("group", { name: "规格" }).getByRole("radio");
  await specs.first().check({ force: true });
  await page.getByRole("button", { name: "立即购买" }).click();
  await logIn(page, phone);

  // The interrupted purchase goes on by itself.
  const confirm = confirmDialog(page);
  await expect(confirm.getByRole("button", { name: "提交订单" })).toBeEnabled();
  await expect(confirm.getByText("优惠券").first()).toBeVisible();
  await confirm.getByRole("textbox", { name: "备注" }).fill("请尽快发货👍🏽");
  await expect(confirm.getByText("6/50")).toBeVisible();
  await confirm.getByRole("radio", { name: /微信/ }).check();
  await confirm.getByRole("button", { name: "提交订单" }).click();

  const scan = dialog(page, "请支付");
  const cashier = await readQrCode(scan.getByRole("img", { name: "支付二维码" }));
  await expect(scan.getByText(/00:1[0-5]:\d\d/)).toBeVisible();

  const phoneContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const handset = await phoneContext.newPage();
  await handset.goto(cashier);
  await handset.getByRole("button", { name: /确认支付/ }).click();
  await expect(handset.getByText(/支付成功/).first()).toBeVisible();

  const success = dialog(page, "支付成功");
  await expect(success).toBeVisible();
  await expect(scan).toBeHidden();
  const collect = await readQrCode(success.getByRole("img", { name: "领取卡密二维码" }));

  await handset.goto(collect);
  await handset.getByRole("textbox", { name: "手机号" }).fill(phone);
  await handset.getByRole("button", { name: "本机号码一键登录" }).click();
  await handset.getByRole("button", { name: "查看卡密" }).click();
  const secret = await handset.getByTestId("card-secret").first().textContent();
  expect(secret ?? "").toMatch(/[A-Z0-9-]{12,}/);

  // The desktop never sees it.
  expect(await page.content()).not.toContain(secret ?? "");
  await phoneContext.close();
});
