import { expect, test } from "../fixtures";
import { ApiBuyer } from "../support/api-buyer";
import { dialog, openConfirm, openGoods } from "../support/desktop";
import { orderByApi, payStatus, watchBuilds } from "../support/orders";
import { giveSession } from "../support/session";

const FIVE_YUAN = 1011;

test("pays from the balance without a QR code when the balance is sufficient", async ({
  page,
  context,
}) => {
  // The sample buyer has 1000 yuan.
  const buyer = await ApiBuyer.login("13800138000");
  await giveSession(context, buyer);
  const orders = watchBuilds(page);
  await openGoods(page, FIVE_YUAN);
  const confirm = await openConfirm(page);
  await expect(confirm.getByRole("radio", { name: /余额/ })).toBeChecked();
  await confirm.getByRole("button", { name: "提交订单" }).click();
  const success = dialog(page, "支付成功");
  await expect(success.getByRole("img", { name: "领取卡密二维码" })).toBeVisible();
  await expect(dialog(page, "请支付")).toHaveCount(0);
  expect(await payStatus(buyer, orders[0]?.order_num ?? "")).toBe(1);
});

test("answers 30404 when another buyer reads an order", async ({ sandbox }) => {
  const { goods_id } = await sandbox.list({ goods_name: "别人的订单" });
  const [buyer, other] = [await ApiBuyer.login(), await ApiBuyer.login()];
  const order_num = await orderByApi(buyer, goods_id);
  expect(await payStatus(buyer, order_num)).toBe(0);
  for (const name of ["payStatus", "orderDetail"] as const) {
    const answer = await other.call(name, { order_num });
    expect(answer.code).toBe(30404);
    expect(answer.data).toBeNull();
  }
});
