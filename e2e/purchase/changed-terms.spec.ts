import { expect, test } from "@playwright/test";
import { send, succeeded } from "../support/api-buyer";
import { buy, dialog, openGoods } from "../support/desktop";
import { watchBuilds } from "../support/orders";
import { newPhone } from "../support/sandbox";
import { tokenOf } from "../support/session";

/** 28.00 yuan, 3.00 off a first order. */
const FIRST_ORDER_CHEAPER = 1008;

test("the price rises between confirm and submit: told in place, the new amount seen, then bought", async ({
  page,
}) => {
  const orders = watchBuilds(page);
  await openGoods(page, FIRST_ORDER_CHEAPER);
  const confirm = await buy(page, newPhone());
  await expect(confirm).toContainText("首单立减");
  await expect(confirm).toContainText("应付¥25.00");
  await confirm.getByRole("textbox", { name: "备注" }).fill("周末再发");
  await confirm.getByRole("radio", { name: /微信/ }).check();

  // The same account has its first order elsewhere meanwhile: the discount is gone.
  const Authorization = await tokenOf(page);
  const goods = { goods_id: FIRST_ORDER_CHEAPER };
  const { order_num } = succeeded(
    await send("orderConfirm", { ...goods, quantity: 1 }, { Authorization }),
  );
  const elsewhere = { ...goods, order_num, buy_count: 1, pay_type: 1 };
  succeeded(await send("buildOrder", elsewhere, { Authorization }));

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
