import { expect, test } from "../fixtures";
import { dialog, openConfirm, openGoods, submitForQrCode } from "../support/desktop";
import { expectRefunded, payAtCashier } from "../support/mobile-page";
import { readQrCode } from "../support/qr-code";

test("is refunded on the phone when its seller does not deliver in time", async ({
  page,
  mobile,
  buyer: _buyer,
  sandbox,
}) => {
  await sandbox.sellerIdle(true);
  const { goods_id } = await sandbox.list({ goods_name: "卖家没有来" });
  await openGoods(page, goods_id);
  await openConfirm(page);
  const scan = await submitForQrCode(page);
  const cashier = await readQrCode(scan.getByRole("img", { name: "支付二维码" }));
  await mobile.goto(cashier);
  await payAtCashier(mobile);
  await expect(dialog(page, "支付成功")).toBeVisible();

  await sandbox.advanceClock(24 * 3600);
  await mobile.goto(cashier);
  await expectRefunded(mobile);
  await sandbox.sellerIdle(false);
});
