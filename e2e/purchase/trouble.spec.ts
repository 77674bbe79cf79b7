import { createHmac } from "node:crypto";
import { expect, test } from "../fixtures";
import { ApiBuyer, succeeded } from "../support/api-buyer";
import { deployment } from "../support/deployment";
import { buy, confirmDialog, dialog, openGoods, submitForQrCode } from "../support/desktop";
import { countCalls, watchBuilds } from "../support/orders";
import { newPhone, sandbox } from "../support/sandbox";

const WITHOUT_SPECS = 1013;

test("a failed payment leaves the order open, and a second try pays it", async ({ page }) => {
  const orders = watchBuilds(page);
  await openGoods(page, WITHOUT_SPECS);
  await buy(page, newPhone());
  const scan = await submitForQrCode(page);
  const orderNum = orders[0]?.order_num ?? "";
  await sandbox.pay(orderNum, "failed");
  const polled = page.waitForResponse((response) => response.url().includes("pay_status"));
  expect((await (await polled).json()).data.pay_status).toBe(0);
  await expect(scan).toBeVisible();
  await sandbox.pay(orderNum, "paid");
  await expect(dialog(page, "支付成功")).toBeVisible();
});

test("a forged notice pays nothing", async ({ page }) => {
  const orders = watchBuilds(page);
  await openGoods(page, WITHOUT_SPECS);
  await buy(page, newPhone());
  await submitForQrCode(page);
  const body = JSON.stringify({
    notice_id: "forged-1",
    order_num: orders[0]?.order_num,
    channel: "wxpay",
    amount: "0.01",
    outcome: "paid",
  });
  const signature = createHmac("sha256", "not the key").update(body).digest("hex");
  const answer = await fetch(`${deployment.apiUrl}/v1/pay/notice`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Signature": signature },
    body,
  });
  expect(answer.status).toBe(403);
  const polled = page.waitForResponse((response) => response.url().includes("pay_status"));
  expect((await (await polled).json()).data.pay_status).toBe(0);
});

test("the last piece, bought by someone else between confirm and submit", async ({ page }) => {
  const rival = await ApiBuyer.login(newPhone());
  await openGoods(page, 1010);
  const confirm = await buy(page, newPhone());
  const draft = succeeded(await rival.call("orderConfirm", { goods_id: 1010, quantity: 1 }));
  const { order } = succeeded(
    await rival.call("buildOrder", {
      order_num: draft.order_num,
      goods_id: 1010,
      buy_count: 1,
      pay_type: 1,
    }),
  );
  await confirm.getByRole("radio", { name: /微信/ }).check();
  await confirm.getByRole("button", { name: "提交订单" }).click();
  await expect(confirm.getByText(/库存不足|已被其他买家/)).toBeVisible();
  await expect(dialog(page, "请支付")).toHaveCount(0);
  await confirm.getByRole("button", { name: "返回商品" }).click();
  await expect(page.getByText("这一件卖完了")).toBeVisible();
  await expect(page.getByRole("button", { name: "立即购买" })).toBeDisabled();
  await sandbox.pay(order.order_num, "paid");
});

test("a double click sends one order", async ({ page }) => {
  const orders = watchBuilds(page);
  await openGoods(page, WITHOUT_SPECS);
  const confirm = await buy(page, newPhone());
  await confirm.getByRole("radio", { name: /微信/ }).check();
  await confirm.getByRole("button", { name: "提交订单" }).dblclick();
  await expect(dialog(page, "请支付")).toBeVisible();
  expect(orders).toHaveLength(1);
});

test("an answer that is lost on the way is asked for again under the same order number", async ({
  page,
}) => {
  const orders = watchBuilds(page);
  await openGoods(page, WITHOUT_SPECS);
  const confirm = await buy(page, newPhone());
  await confirm.getByRole("radio", { name: /微信/ }).check();
  // The order reaches the marketplace, its answer does not reach the buyer.
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
  await confirm.getByRole("button", { name: "提交订单" }).click();
  await expect(confirm.getByText(/网络/).first()).toBeVisible();
  await confirm.getByRole("button", { name: "提交订单" }).click();
  await expect(dialog(page, "请支付")).toBeVisible();
  expect(orders).toHaveLength(2);
  expect(orders[0]?.order_num).toBe(orders[1]?.order_num);
});

test("a reload during payment offers the same QR code again", async ({ page }) => {
  const orders = watchBuilds(page);
  await openGoods(page, WITHOUT_SPECS);
  await buy(page, newPhone());
  await submitForQrCode(page);
  await page.reload();
  await page.getByRole("button", { name: "继续支付" }).click();
  await expect(dialog(page, "请支付").getByRole("img", { name: "支付二维码" })).toBeVisible();
  expect(orders).toHaveLength(1);
  await sandbox.pay(orders[0]?.order_num ?? "", "paid");
  await expect(dialog(page, "支付成功")).toBeVisible();
});

test("closing the scan dialog by Esc stops the polling", async ({ page }) => {
  await openGoods(page, WITHOUT_SPECS);
  await buy(page, newPhone());
  const scan = await submitForQrCode(page);
  const polls = countCalls(page, "/v1/order/pay_status");
  await page.waitForResponse((response) => response.url().includes("pay_status"));
  await page.keyboard.press("Escape");
  await expect(scan).toBeHidden();
  const before = polls.count;
  // A call that takes its turn after two poll intervals would have been seen: this one is timed by the page itself.
  await page.evaluate(() => new Promise((resolve) => window.setTimeout(resolve, 7_000)));
  expect(polls.count).toBe(before);
});

test("Esc on the confirm dialog loses nothing that was typed", async ({ page }) => {
  await openGoods(page, WITHOUT_SPECS);
  const confirm = await buy(page, newPhone());
  await confirm.getByRole("textbox", { name: "备注" }).fill("周末再发");
  await page.keyboard.press("Escape");
  await expect(confirm).toBeHidden();
  await page.getByRole("button", { name: "立即购买" }).click();
  await expect(confirmDialog(page).getByRole("textbox", { name: "备注" })).toHaveValue("周末再发");
});
