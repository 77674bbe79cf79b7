import { deployment } from "@storefront/testbed/deployment/deployment";
import { expect, test } from "../fixtures";
import { ApiBuyer } from "../support/api-buyer";
import { dialog, openConfirm, openGoods } from "../support/desktop";
import { untilStream } from "../support/live-stream";
import { orderByApi, watchBuilds } from "../support/orders";

test("shows that the last piece is gone when another buyer orders it before the submit", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "最后一件", stock: 1 });
  const stream = untilStream(page);
  await openGoods(page, goods_id);
  await stream;
  const confirm = await openConfirm(page);
  // The page that comes fresh after the other order is rendered later than the visitor's own detail.
  const detail = page.waitForResponse(/goods\/detail/);
  await page.route(/_rsc=/, async (route) => {
    await detail;
    await route.continue();
  });
  const order = await orderByApi(await ApiBuyer.login(), goods_id);
  await confirm.getByRole("radio", { name: /微信/ }).check();
  await confirm.getByRole("button", { name: "提交订单" }).click();
  await expect(confirm.getByText(/有人下了单还没有付款/)).toBeVisible();
  await expect(dialog(page, "请支付")).toHaveCount(0);
  await confirm.getByRole("button", { name: "返回商品" }).click();
  // Not sold yet: the other buyer has 15 minutes to pay.
  await expect(page.getByRole("button", { name: "有人正在付款" })).toBeDisabled();
  await sandbox.pay(order, "paid");
  await page.reload();
  await expect(page.getByText("已经卖完了")).toBeVisible();
  await expect(page.getByRole("button", { name: "立即购买" })).toBeDisabled();
});

test("sends one order when the button is clicked twice", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "点了两下" });
  const orders = watchBuilds(page);
  await openGoods(page, goods_id);
  const confirm = await openConfirm(page);
  await confirm.getByRole("radio", { name: /微信/ }).check();
  await confirm.getByRole("button", { name: "提交订单" }).dblclick();
  await expect(dialog(page, "请支付")).toBeVisible();
  expect(orders).toHaveLength(1);
});

test("resends the same order number when the response was lost", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "回答丢了" });
  const orders = watchBuilds(page);
  await openGoods(page, goods_id);
  const confirm = await openConfirm(page);
  await confirm.getByRole("radio", { name: /微信/ }).check();
  // The order reaches the marketplace; its response does not reach the buyer.
  await page.route(
    "**/api/v1/order/build",
    async (route) => {
      const sent = route.request();
      await fetch(`${deployment.apiUrl}/v1/order/build`, {
        method: "POST",
        headers: await sent.allHeaders(),
        body: sent.postData(),
      });
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  const submit = confirm.getByRole("button", { name: "提交订单" });
  await submit.click();
  await expect(confirm.getByText(/网络/).first()).toBeVisible();
  await submit.click();
  await expect(dialog(page, "请支付")).toBeVisible();
  expect(orders).toHaveLength(2);
  expect(orders[0]?.order_num).toBe(orders[1]?.order_num);
});
