import { expect, test } from "../fixtures";
import { succeeded } from "../support/api-buyer";
import { confirmDialog, dialog, orderForQrCode, submitForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { passPollsUntil } from "../support/page-clock";
import { readQrCode } from "../support/qr-code";

const GOODS = 1011;

test("shows the channel's instructions and a fraud warning beside the QR code", async ({
  page,
  buyer: _buyer,
}) => {
  const scan = await orderForQrCode(page, GOODS);
  await expect(scan.getByText("打开微信扫一扫，按提示完成支付")).toBeVisible();
  await expect(scan.getByText(/客服和卖家不会让你转账/)).toBeVisible();
  await scan.getByRole("button", { name: "我已付款" }).click();
  await expect(scan.getByText(/还没有查到付款/)).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
});

test("charges once when the buyer switches the payment channel at the QR code", async ({
  page,
  buyer,
  mobile,
}) => {
  await page.clock.install();
  const scan = await orderForQrCode(page, GOODS);
  const first = await readQrCode(scan.getByRole("img", { name: "支付二维码" }));
  await scan.getByRole("button", { name: "换一种支付方式" }).click();
  await expect(confirmDialog(page).getByRole("button", { name: "提交订单" })).toBeEnabled();
  await submitForQrCode(page, /支付宝/);
  await expect(scan.getByText("打开支付宝扫一扫，按提示完成支付")).toBeVisible();
  const second = await readQrCode(scan.getByRole("img", { name: "支付二维码" }));
  expect(second).not.toBe(first);

  await mobile.goto(second);
  await mobile.getByRole("button", { name: /确认支付/ }).click();
  const success = dialog(page, "支付成功");
  await passPollsUntil(page, () => expect(success).toBeVisible({ timeout: 1_000 }));
  const { list } = succeeded(await buyer.call("orderList", {}));
  expect(list.map(({ state }) => state).sort()).toEqual(["cancelled", "paid"]);
});

test("warns before the submit that the balance is charged immediately", async ({
  page,
  buyer: _buyer,
}) => {
  await orderForQrCode(page, GOODS);
  await page.getByRole("button", { name: "换一种支付方式" }).click();
  const confirm = confirmDialog(page);
  await confirm.getByRole("radio", { name: /余额/ }).check();
  await expect(confirm.getByText("提交即从余额扣除")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
});
