import { expect, test } from "../fixtures";
import { confirmDialog, dialog, openGoods, orderForQrCode } from "../support/desktop";
import { watchBuilds } from "../support/orders";

test("offers to resume another window's order in place of the buy button", async ({
  page,
  context,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "接着付款" });
  const second = await context.newPage();
  await openGoods(second, goods_id);
  await expect(second.getByRole("button", { name: "立即购买" })).toBeVisible();
  await orderForQrCode(page, goods_id);

  const orders = watchBuilds(second);
  const resume = second.getByRole("button", { name: /^继续支付 ¥\d+\.\d{2} · 剩 1[45]:\d{2}$/ });
  await resume.click();
  await expect(dialog(second, "请支付").getByRole("img", { name: "支付二维码" })).toBeVisible();
  await second.keyboard.press("Escape");
  await expect(resume).toBeFocused();
  await second.getByRole("button", { name: "另下一单" }).click();
  await expect(confirmDialog(second).getByText("你有这件商品的待支付订单")).toBeVisible();
  expect(orders).toHaveLength(0);
});
