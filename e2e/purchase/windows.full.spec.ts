import { expect, test } from "../fixtures";
import { ApiBuyer } from "../support/api-buyer";
import {
  confirmDialog,
  dialog,
  openGoods,
  orderForQrCode,
  resumePayment,
} from "../support/desktop";
import { watchBuilds } from "../support/orders";
import { passPollsUntil } from "../support/page-clock";
import { giveSession } from "../support/session";

test("resumes the same order when the buyer navigates back and forward", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "去而复返" });
  const orders = watchBuilds(page);
  await page.clock.install();
  await page.goto("/index");
  await orderForQrCode(page, goods_id);
  // The first Back closes the dialog, the second leaves the page.
  await page.goBack();
  await expect(dialog(page, "请支付")).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/index$/);
  await page.goForward();
  await resumePayment(page);
  await expect(dialog(page, "请支付").getByRole("img", { name: "支付二维码" })).toBeVisible();
  await sandbox.pay(orders[0]?.order_num ?? "", "paid");
  const success = dialog(page, "支付成功");
  await passPollsUntil(page, () => expect(success).toBeVisible({ timeout: 1_000 }));
  expect(orders).toHaveLength(1);
});

test("shows a lost connection, and notices the payment when it is restored", async ({
  page,
  context,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "断了网" });
  const orders = watchBuilds(page);
  await page.clock.install();
  const scan = await orderForQrCode(page, goods_id);
  const shown = { timeout: 1_000 };
  await context.setOffline(true);
  await passPollsUntil(page, () => expect(scan.getByText(/网络不稳定/)).toBeVisible(shown));
  await sandbox.pay(orders[0]?.order_num ?? "", "paid");
  await context.setOffline(false);
  await passPollsUntil(page, () => expect(dialog(page, "支付成功")).toBeVisible(shown));
});

test("requires confirmation of a second order when another window has one that the API does not list", async ({
  page,
  context,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "两个窗口" });
  await orderForQrCode(page, goods_id);

  const second = await context.newPage();
  await second.route("**/api/v1/order/list?*", (route) =>
    route.fulfill({ status: 404, json: { code: 404, msg: "没有这个接口", data: null } }),
  );
  const orders = watchBuilds(second);
  await openGoods(second, goods_id);
  await second.getByRole("button", { name: "立即购买" }).click();
  const confirm = confirmDialog(second);
  await expect(confirm.getByText(/另一个窗口/)).toBeVisible();
  await confirm.getByRole("radio", { name: /微信/ }).check();
  await confirm.getByRole("button", { name: "提交订单" }).click();
  await expect(confirm).toBeVisible();
  expect(orders).toHaveLength(0);
  await confirm.getByRole("checkbox").check();
  await confirm.getByRole("button", { name: "提交订单" }).click();
  await expect(dialog(second, "请支付")).toBeVisible();
  expect(orders).toHaveLength(1);
});

test("notices the payment when the buyer returns after another account was logged in", async ({
  page,
  context,
  buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "换了账号" });
  const orders = watchBuilds(page);
  await page.clock.install();
  const scan = await orderForQrCode(page, goods_id);

  await giveSession(context, await ApiBuyer.login());
  const shown = { timeout: 1_000 };
  await passPollsUntil(page, () => expect(scan.getByText(/不是下单的账号/)).toBeVisible(shown));
  await sandbox.pay(orders[0]?.order_num ?? "", "paid");
  await expect(scan.getByRole("button", { name: "切换账号" })).toBeVisible();
  await giveSession(context, buyer);
  await passPollsUntil(page, () => expect(dialog(page, "支付成功")).toBeVisible(shown));
});

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
  await expect(confirmDialog(second).getByText("你有这件商品的待付款订单")).toBeVisible();
  expect(orders).toHaveLength(0);
});
