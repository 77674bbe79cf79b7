import { orderHref } from "../../contract/mobile-paths";
import { expect, test } from "../fixtures";
import { type ApiBuyer, succeeded } from "../support/api-buyer";
import { brandUrl, deployment } from "../support/deployment";
import { expectAccessible } from "../support/expect-accessible";
import { oneTapLogin } from "../support/mobile-page";
import { addOperator, consoleUrl, logInToConsole } from "../support/operator";
import type { sandbox as theSandbox } from "../support/sandbox";

/** Buys something that its seller delivers by hand. @returns the order number */
async function buyDelivered(buyer: ApiBuyer, sandbox: typeof theSandbox, goods_name: string) {
  const { goods_id } = await sandbox.list({ goods_name, nickname: "小店" });
  const goods = { goods_id, goods_spec_id: 0 };
  const { order_num } = succeeded(await buyer.call("orderConfirm", { ...goods, quantity: 1 }));
  succeeded(await buyer.call("buildOrder", { ...goods, order_num, buy_count: 1, pay_type: 1 }));
  await sandbox.pay(order_num, "paid");
  await sandbox.advanceClock(30);
  await expect
    .poll(async () => succeeded(await buyer.call("orderDetail", { order_num })).status)
    .toBe("delivered");
  return order_num;
}

test("pays a refund back that was asked for on the phone with a picture, and the desktop names each state", async ({
  page,
  mobile,
  buyer,
  sandbox,
}) => {
  test.slow();
  const order_num = await buyDelivered(buyer, sandbox, "登录不上的账号");
  await sandbox.sellerIdle(true);
  await mobile.goto(deployment.apiUrl + orderHref(order_num));
  await oneTapLogin(mobile, buyer.phone);
  await mobile.getByRole("link", { name: "有问题？申请退款" }).click();
  await mobile.getByRole("radio", { name: "无法使用" }).check();
  await mobile.getByRole("textbox", { name: /问题说明/ }).fill("密码不对");
  const pictures = mobile.getByLabel(/图片凭证/);
  await pictures.setInputFiles({
    ...{ name: "page.png", mimeType: "image/png" },
    buffer: Buffer.from("<html>"),
  });
  await mobile.getByRole("button", { name: "提交申请" }).click();
  await expect(mobile.getByRole("alert")).toContainText("图片");
  await expect(mobile.getByRole("textbox", { name: /问题说明/ })).toHaveValue("密码不对");
  const screenshot = await page.screenshot({ type: "jpeg" });
  await pictures.setInputFiles({
    ...{ name: "photo.jpg", mimeType: "image/jpeg" },
    buffer: screenshot,
  });
  await expectAccessible(mobile);
  await mobile.getByRole("button", { name: "提交申请" }).click();
  await expect(mobile.getByRole("heading", { name: "退款申请中，待卖家处理" })).toBeVisible();
  await expect(mobile.getByRole("img", { name: "我提供的图片 1" })).toBeVisible();
  await expectAccessible(mobile);

  await page.goto(brandUrl("mima", "/account/orders"));
  const card = page.getByRole("listitem", { name: "登录不上的账号" });
  await expect(card).toContainText("退款：待卖家处理");
  // The simulated seller gives in; the phone finds out by itself.
  await sandbox.sellerIdle(false);
  await sandbox.advanceClock(30);
  await expect(mobile.getByText("卖家同意退款")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(card).toContainText("已退款", { timeout: 2_000 });
  }).toPass();
});

test("decides a dispute at the console, and the phone shows what goes back", async ({
  page,
  mobile,
  buyer,
  sandbox,
}) => {
  test.slow();
  const order_num = await buyDelivered(buyer, sandbox, "有争议的账号");
  await sandbox.sellerIdle(true);
  const asked = { order_num, reason: "not_as_described", text: "少了皮肤" } as const;
  succeeded(await buyer.call("orderRefund", asked));
  const owner = await addOperator("wang", "owner");
  await logInToConsole(page, owner);
  await page.goto(consoleUrl(`/after-sales/${order_num}`));
  await page.getByRole("textbox", { name: /理由/ }).first().fill("交付时都在");
  await page.getByRole("button", { name: /拒绝/ }).click();
  await expect(page.getByRole("status")).toContainText("已代卖家拒绝");

  await mobile.goto(deployment.apiUrl + orderHref(order_num));
  await oneTapLogin(mobile, buyer.phone);
  await mobile.getByText("申请平台介入", { exact: true }).click();
  await mobile.getByRole("textbox", { name: "补充说明" }).fill("请看商品描述");
  await mobile.getByRole("button", { name: "提交给平台" }).click();
  await expect(mobile.getByText("请看商品描述")).toBeVisible();

  await page.goto(consoleUrl(`/after-sales/${order_num}`));
  await page.locator('[name="amount"]').fill("4");
  await page.locator('[name="again"]').fill("4");
  await page.locator('form[action$="/decide"] [name="text"]').fill("各担一部分");
  await page.locator('form[action$="/decide"] button').click();
  await expect(page.getByRole("status")).toContainText("已裁决");
  await expect(mobile.getByText("平台作出裁决")).toBeVisible();
  await expect(mobile.getByText("¥4.00")).toBeVisible();
  await expectAccessible(mobile);
  await sandbox.sellerIdle(false);
});
