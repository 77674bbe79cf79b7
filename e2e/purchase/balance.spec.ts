import { expect, test } from "../fixtures";
import { ApiBuyer, succeeded } from "../support/api-buyer";
import { confirmDialog, dialog, logIn, openGoods } from "../support/desktop";
import { requestHost } from "../support/host-request";

test("five yuan from the balance: the balance channel is chosen by itself and no QR code is asked for", async ({
  page,
}) => {
  await openGoods(page, 1011);
  await page.getByRole("button", { name: "立即购买" }).click();
  await logIn(page, "13800138000");
  const confirm = confirmDialog(page);
  const balance = confirm.getByRole("radio", { name: /余额/ });
  await expect(balance).toBeChecked();
  const sent = page.waitForResponse((response) => response.url().endsWith("/v1/order/build"));
  await confirm.getByRole("button", { name: "提交订单" }).click();
  const success = dialog(page, "支付成功");
  await expect(success.getByRole("img", { name: "领取卡密二维码" })).toBeVisible();
  await expect(dialog(page, "请支付")).toHaveCount(0);

  const { data } = (await (await sent).json()) as { data: { order: { order_num: string } } };
  const buyer = await page.context().cookies();
  const token = decodeURIComponent(buyer.find(({ name }) => name === "Token")?.value ?? "");
  const status = await requestHost(
    "mima",
    `/api/v1/order/pay_status?order_num=${data.order.order_num}`,
    { authorization: token },
  );
  expect(JSON.parse(status.body).data.pay_status).toBe(1);
});

test("a balance that is too short says so and sends nothing", async ({ page }) => {
  await openGoods(page, 1011);
  await page.getByRole("button", { name: "立即购买" }).click();
  await logIn(page, "13900139000");
  const confirm = confirmDialog(page);
  await confirm.getByRole("radio", { name: /余额/ }).check({ force: true });
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/v1/order/build")) sent += 1;
  });
  await confirm.getByRole("button", { name: "提交订单" }).click();
  await expect(page.getByText("余额不足").first()).toBeVisible();
  expect(sent).toBe(0);
});

test("an order is readable by its buyer only", async () => {
  const buyer = await ApiBuyer.login("17712300001");
  const other = await ApiBuyer.login("17712300002");
  const draft = succeeded(
    await buyer.call("orderConfirm", { goods_id: 1009, quantity: 1, goods_spec_id: 0 }),
  );
  const remarks = JSON.stringify(
    draft.customer_remarks.map(({ remark_id }) => ({ remark_id, content: "示例内容" })),
  );
  const { order } = succeeded(
    await buyer.call("buildOrder", {
      order_num: draft.order_num,
      goods_id: 1009,
      buy_count: 1,
      pay_type: 2,
      customer_remarks: remarks,
    }),
  );
  succeeded(await buyer.call("payStatus", { order_num: order.order_num }));
  for (const name of ["payStatus", "orderDetail"] as const) {
    const answer = await other.call(name, { order_num: order.order_num });
    expect(answer.code).toBe(30404);
    expect(answer.data).toBeNull();
  }
});
