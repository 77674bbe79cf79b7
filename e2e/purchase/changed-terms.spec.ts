import type { Page } from "@playwright/test";
import type { CallAnswer } from "../../contract/calls";
import { PATHS } from "../../contract/paths";
import { expect, test } from "../fixtures";
import { succeeded } from "../support/api-buyer";
import { buy, dialog, openGoods } from "../support/desktop";
import { watchBuilds } from "../support/orders";
import { newPhone } from "../support/sandbox";
import { tokenOf } from "../support/session";

/** 28.00 yuan, 3.00 off a first order. */
const FIRST_ORDER_CHEAPER = 1008;

/** The same account has its first order of these goods in another window: the discount is gone. */
async function orderElsewhere(page: Page): Promise<void> {
  const token = await tokenOf(page);
  const post = async <A>(path: string, payload: object) => {
    const answer: unknown = await page.evaluate(
      async ([url, Authorization, body]) => {
        const headers = { "Content-Type": "application/json", Device: "2", Authorization };
        return (await fetch(url, { method: "POST", headers, body })).json();
      },
      [`/api${path}`, token, JSON.stringify(payload)] as const,
    );
    return succeeded(answer as { code: number; msg: string; data: A });
  };
  const goods = { goods_id: FIRST_ORDER_CHEAPER };
  const { order_num } = await post<CallAnswer<"orderConfirm">>(PATHS.orderConfirm.path, {
    ...goods,
    quantity: 1,
  });
  await post(PATHS.buildOrder.path, { ...goods, order_num, buy_count: 1, pay_type: 1 });
}

test("the price rises between confirm and submit: told in place, the new amount seen, then bought", async ({
  page,
}) => {
  await openGoods(page, FIRST_ORDER_CHEAPER);
  const confirm = await buy(page, newPhone());
  await expect(confirm).toContainText("首单立减");
  await expect(confirm).toContainText("应付¥25.00");
  await confirm.getByRole("textbox", { name: "备注" }).fill("周末再发");
  await confirm.getByRole("radio", { name: /微信/ }).check();

  await orderElsewhere(page);
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
