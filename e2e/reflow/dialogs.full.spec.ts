import { expect, test } from "../fixtures";
import { ApiBuyer } from "../support/api-buyer";
import {
  closeDialog,
  confirmDialog,
  dialog,
  openConfirm,
  openGoods,
  submitForQrCode,
} from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { expectDialogFits } from "../support/expect-dialog-fits";
import { watchBuilds } from "../support/orders";
import { openFreeRental } from "../support/rental";
import { giveSession } from "../support/session";

const DESKTOP = { width: 1280, height: 900 };

test("fits the purchase dialogs into a zoomed window", async ({ page, context, sandbox }) => {
  // Four dialogs at three window sizes each.
  test.slow();
  const orders = watchBuilds(page);
  await openGoods(page, 1013);
  await page.getByRole("button", { name: "立即购买" }).click();
  await expectDialogFits(page, dialog(page, "登录"), ["获取验证码", "登录"]);
  await closeDialog(page);

  await giveSession(context, await ApiBuyer.login());
  await page.reload();
  const confirm = await openConfirm(page);
  await expectDialogFits(page, confirm, ["提交订单"]);
  await page.setViewportSize({ width: 640, height: 400 });
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP);

  const scan = await submitForQrCode(page);
  await expectDialogFits(page, scan, ["复制链接"]);
  await closeDialog(page);
  // The order's own goods page replaces the buy button; other pages show the resume bar.
  await openGoods(page, 1011);
  const resumeBar = page.getByRole("region", { name: "待付款订单" });
  await page.setViewportSize({ width: 640, height: 400 });
  // When zoomed, the bar is in the page's flow and covers nothing.
  await expect(resumeBar).toHaveCSS("position", "relative");
  await resumeBar.getByRole("button", { name: "继续支付" }).click();
  await expect(scan.getByRole("img", { name: "支付二维码" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(DESKTOP);

  await sandbox.pay(orders[0]?.order_num ?? "", "paid");
  const success = dialog(page, "支付成功");
  await expect(success).toBeVisible();
  await expectDialogFits(page, success, ["复制链接", "完成"]);
  await expect(confirmDialog(page)).toBeHidden();
});

test("fits the rent and group dialogs into a zoomed window", async ({ page, buyer: _buyer }) => {
  // Three dialogs at three window sizes each.
  test.slow();
  await openFreeRental(page);
  await page.getByRole("button", { name: "立即租号" }).click();
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
