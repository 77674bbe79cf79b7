import { expect, test } from "../fixtures";
import { buy, confirmDialog, dialog, logIn, openGoods } from "../support/desktop";
import { watchBuilds } from "../support/orders";
import { newPhone, sandbox } from "../support/sandbox";

test("a session that expires while the order is sent: login, and the same order goes on", async ({
  page,
}) => {
  const phone = newPhone();
  const orders = watchBuilds(page);
  await openGoods(page, 1013);
  const confirm = await buy(page, phone);
  await confirm.getByRole("textbox", { name: "备注" }).fill("留着这句话");
  await confirm.getByRole("radio", { name: /微信/ }).check();

  // A minute later: the number may ask for a code again, here and at the marketplace.
  await sandbox.advanceClock(61);
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (/resend/i.test(key)) sessionStorage.removeItem(key);
    }
  });
  await sandbox.force({ path: "/v1/order/build", code: 50107, msg: "登录已过期", times: 1 });
  await confirm.getByRole("button", { name: "提交订单" }).click();

  await expect(dialog(page, "登录")).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => ["Token", "UserId"].includes(name))).toEqual([]);
  await logIn(page, phone);

  await expect(dialog(page, "请支付").getByRole("img", { name: "支付二维码" })).toBeVisible();
  await expect(confirmDialog(page)).toBeHidden();
  expect(orders).toHaveLength(2);
  expect(orders[1]).toEqual(orders[0]);
});
