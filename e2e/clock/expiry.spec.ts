import { expect, test } from "@playwright/test";
import { ApiBuyer, succeeded } from "../support/api-buyer";
import { buy, dialog, openGoods, submitForQrCode } from "../support/desktop";
import { watchBuilds } from "../support/orders";
import { readQrCode } from "../support/qr-code";
import { newPhone, sandbox } from "../support/sandbox";

const GOODS = 1013;
const FIFTEEN_MINUTES = 15 * 60;

test("an unpaid order runs out: the title changes, the QR code is masked, another order can be placed", async ({
  page,
}) => {
  const orders = watchBuilds(page);
  await openGoods(page, GOODS);
  await buy(page, newPhone());
  await submitForQrCode(page);
  await sandbox.advanceClock(FIFTEEN_MINUTES);

  const late = dialog(page, "请重新下单");
  await expect(late.getByText("支付已超时")).toBeVisible();
  const masked = await readQrCode(late.getByRole("img", { name: "支付二维码" })).catch(() => "");
  expect(masked).not.toContain("cashier");
  await late.getByRole("button", { name: "重新下单" }).click();
  await expect(dialog(page, "确认订单")).toBeVisible();
  expect(orders).toHaveLength(1);
});

test("a payment that comes after expiry is fulfilled while there is stock", async () => {
  const buyer = await ApiBuyer.login(newPhone());
  const draft = succeeded(await buyer.call("orderConfirm", { goods_id: GOODS, quantity: 2 }));
  const { order } = succeeded(
    await buyer.call("buildOrder", {
      order_num: draft.order_num,
      goods_id: GOODS,
      buy_count: 2,
      pay_type: 2,
    }),
  );
  await sandbox.advanceClock(FIFTEEN_MINUTES + 1);
  const before = succeeded(await buyer.call("payStatus", { order_num: order.order_num }));
  expect(before).toEqual({ pay_status: 2, pay_count_down: 0 });
  await sandbox.pay(order.order_num, "paid");
  const after = succeeded(await buyer.call("payStatus", { order_num: order.order_num }));
  expect(after.pay_status).toBe(1);
});

test("a payment for a piece that is gone by then is kept as a refund that is due", async () => {
  await sandbox.reset();
  const slow = await ApiBuyer.login(newPhone());
  const order = await orderLastPiece(slow);
  await sandbox.advanceClock(FIFTEEN_MINUTES + 1);
  const quick = await ApiBuyer.login(newPhone());
  await expect
    .poll(async () => (await quick.call("orderConfirm", { goods_id: 1010, quantity: 1 })).code)
    .toBe(0);
  const second = await orderLastPiece(quick);
  await sandbox.pay(second, "paid");
  await sandbox.pay(order, "paid");
  const detail = succeeded(await slow.call("orderDetail", { order_num: order }));
  expect(detail.status).toBe("refund_due");
  expect(detail.secrets).toEqual([]);
});

async function orderLastPiece(buyer: ApiBuyer): Promise<string> {
  const draft = succeeded(await buyer.call("orderConfirm", { goods_id: 1010, quantity: 1 }));
  const { order } = succeeded(
    await buyer.call("buildOrder", {
      order_num: draft.order_num,
      goods_id: 1010,
      buy_count: 1,
      pay_type: 2,
    }),
  );
  return order.order_num;
}
