import { expect, test } from "../fixtures";
import { buy, confirmDialog, dialog, openGoods, submitForQrCode } from "../support/desktop";
import { watchBuilds } from "../support/orders";
import { newPhone, sandbox } from "../support/sandbox";

test("a second window is told of the open order and buys again only deliberately", async ({
  page,
  context,
}) => {
  await openGoods(page, 1013);
  await buy(page, newPhone());
  await submitForQrCode(page);

  const second = await context.newPage();
  const orders = watchBuilds(second);
  await openGoods(second, 1013);
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

test("another account logs in meanwhile: said, and the buyer's return finds the payment", async ({
  page,
  context,
  browser,
}) => {
  const orders = watchBuilds(page);
  await openGoods(page, 1013);
  await buy(page, newPhone());
  const scan = await submitForQrCode(page);
  const own = await context.cookies();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openGoods(other, 1013);
  await buy(other, newPhone());
  await context.addCookies(await elsewhere.cookies());
  await expect(scan.getByText(/不是下单的账号/)).toBeVisible();
  await sandbox.pay(orders[0]?.order_num ?? "", "paid");
  await expect(scan.getByRole("button", { name: "切换账号" })).toBeVisible();
  await context.addCookies(own);
  await expect(dialog(page, "支付成功")).toBeVisible();
  await elsewhere.close();
});

test("leaving by the back button and returning finds the same order", async ({ page }) => {
  const orders = watchBuilds(page);
  await page.goto("/index");
  await openGoods(page, 1013);
  await buy(page, newPhone());
  await submitForQrCode(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/index$/);
  await page.goForward();
  await page.getByRole("button", { name: "继续支付" }).click();
  await expect(dialog(page, "请支付").getByRole("img", { name: "支付二维码" })).toBeVisible();
  await sandbox.pay(orders[0]?.order_num ?? "", "paid");
  await expect(dialog(page, "支付成功")).toBeVisible();
  expect(orders).toHaveLength(1);
});

test("a lost connection is said calmly, and the payment is noticed when it is back", async ({
  page,
  context,
}) => {
  const orders = watchBuilds(page);
  await openGoods(page, 1013);
  await buy(page, newPhone());
  const scan = await submitForQrCode(page);
  await context.setOffline(true);
  await expect(scan.getByText(/网络不稳定/)).toBeVisible({ timeout: 20_000 });
  await sandbox.pay(orders[0]?.order_num ?? "", "paid");
  await context.setOffline(false);
  await expect(dialog(page, "支付成功")).toBeVisible({ timeout: 30_000 });
});
