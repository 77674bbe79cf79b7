import { expect, test } from "../fixtures";
import { buy, confirmDialog, dialog, logIn, openGoods, submitForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { expectDialogFits } from "../support/expect-dialog-fits";
import { watchBuilds } from "../support/orders";
import { newPhone, sandbox } from "../support/sandbox";

const DESKTOP = { width: 1280, height: 900 };

test("zoomed in, the dialogs of a purchase fit their window", async ({ page }) => {
  test.slow();
  const orders = watchBuilds(page);
  await openGoods(page, 1013);
  await page.getByRole("button", { name: "立即购买" }).click();
  await expectDialogFits(page, dialog(page, "登录"), ["获取验证码", "登录"]);
  await page.keyboard.press("Escape");

  const confirm = await buy(page, newPhone());
  await expectDialogFits(page, confirm, ["提交订单"]);
  await page.setViewportSize({ width: 640, height: 400 });
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP);

  const scan = await submitForQrCode(page);
  await expectDialogFits(page, scan, ["复制链接"]);
  await page.keyboard.press("Escape");
  const offer = page.getByRole("region", { name: "待支付订单" });
  await page.setViewportSize({ width: 640, height: 400 });
  // It stands in the page's flow, over nothing.
  await expect(offer).toHaveCSS("position", "static");
  await offer.getByRole("button", { name: "继续支付" }).click();
  await expect(scan.getByRole("img", { name: "支付二维码" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(DESKTOP);

  await sandbox.pay(orders[0]?.order_num ?? "", "paid");
  const success = dialog(page, "支付成功");
  await expect(success).toBeVisible();
  await expectDialogFits(page, success, ["复制链接", "完成"]);
  await expect(confirmDialog(page)).toBeHidden();
});

test("zoomed in, the dialogs of a rent and of a group fit their window", async ({ page }) => {
  test.slow();
  await openGoods(page, 1003);
  await page.getByRole("button", { name: "立即租号" }).click();
  await logIn(page, newPhone());
  const rent = dialog(page, "租号");
  await expect(rent.getByRole("button", { name: "扫码下单" })).toBeEnabled();
  await expectDialogFits(page, rent, ["增加时长", "扫码下单"]);
  await rent.getByRole("button", { name: "扫码下单" }).click();
  await expectDialogFits(page, dialog(page, "扫码下单"), ["复制链接", "修改时长"]);

  await openGoods(page, 1008);
  await page.getByRole("button", { name: /2 人拼团/ }).click();
  const group = dialog(page, "扫码拼团");
  await expect(group.getByRole("img", { name: "下单二维码" })).toBeVisible();
  await expectDialogFits(page, group, ["复制链接"]);
});
