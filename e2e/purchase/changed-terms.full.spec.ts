import { expect, test } from "../fixtures";
import { dialog, openConfirm, openGoods } from "../support/desktop";
import { orderByApi, watchBuilds } from "../support/orders";

/** 28.00 yuan, 3.00 yuan off a first order. */
const FIRST_ORDER_CHEAPER = 1008;

test("shows the new amount before payment when the price rises after the confirm dialog opened", async ({
  page,
  buyer,
}) => {
  await openGoods(page, FIRST_ORDER_CHEAPER);
  const confirm = await openConfirm(page);
  await expect(confirm).toContainText("首单立减");
  await expect(confirm).toContainText("应付¥25.00");
  await confirm.getByRole("button", { name: /^备注/ }).click();
  await confirm.getByRole("textbox", { name: "备注" }).fill("周末再发");
  await confirm.getByRole("radio", { name: /微信/ }).check();

  // The account makes its first order of these goods elsewhere, which uses up the discount.
  await orderByApi(buyer, FIRST_ORDER_CHEAPER);
  const orders = watchBuilds(page);

  const submit = confirm.getByRole("button", { name: "提交订单" });
  await submit.click();
  await expect(confirm.getByRole("alert")).toContainText("价格已变动，请重新确认");
  await expect(dialog(page, "请支付")).toHaveCount(0);
  await confirm.getByRole("button", { name: "重新确认" }).click();
  await expect(confirm.getByText("金额已由 ¥25.00 变为 ¥28.00")).toBeVisible();
  await expect(confirm).toContainText("应付¥28.00");
  await expect(confirm.getByRole("textbox", { name: "备注" })).toHaveValue("周末再发");

  await confirm.getByRole("radio", { name: /微信/ }).check();
  await submit.click();
  await expect(dialog(page, "请支付")).toContainText("¥28.00");
  expect(orders).toHaveLength(2);
  expect(orders[1]?.order_num).not.toBe(orders[0]?.order_num);
});
