import { expect, test } from "../fixtures";
import { confirmDialog, dialog, logIn, openConfirm, openGoods } from "../support/desktop";
import { watchBuilds } from "../support/orders";
import { sessionCookies } from "../support/session";

test("resends the same order after the login when the session expires during the submit", async ({
  page,
  buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "登录过期了" });
  const orders = watchBuilds(page);
  await openGoods(page, goods_id);
  const confirm = await openConfirm(page);
  await confirm.getByRole("button", { name: /^备注/ }).click();
  await confirm.getByRole("textbox", { name: "备注" }).fill("留着这句话");
  await confirm.getByRole("radio", { name: /微信/ }).check();

  // The login below needs another code, and a number gets one a minute.
  await sandbox.advanceClock(61);
  await sandbox.force({ path: "/v1/order/build", code: 50107, msg: "登录已过期", times: 1 });
  await confirm.getByRole("button", { name: "提交订单" }).click();

  await expect(dialog(page, "登录")).toBeVisible();
  expect(await sessionCookies(page)).toEqual([]);
  await logIn(page, buyer.phone);

  await expect(dialog(page, "请支付").getByRole("img", { name: "支付二维码" })).toBeVisible();
  await expect(confirmDialog(page)).toBeHidden();
  expect(orders).toHaveLength(2);
  expect(orders[1]).toEqual(orders[0]);
});
