import { addOperator, consoleUrl, logInToConsole } from "@storefront/testbed/deployment/operator";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { dialog, logIn, openGoods, submitForQrCode } from "../support/desktop";
import { readQrCode } from "../support/qr-code";
import { systemsOf } from "./systems";

/** A new marketplace with the sandbox off: only settings and external systems, no data. */
test.use({ separateSystems: true, emptyMarketplace: true });

const SECRET = "FIRST-SALE-0001";

test("sells the first listing that an operator creates in an empty marketplace", async ({
  page,
  mobile,
  product,
}) => {
  // Uses the console, a login by SMS, an order and a payment.
  test.slow();
  const { smsCode } = systemsOf(product);
  await page.goto("/games");
  await expect(page.getByRole("heading", { level: 1, name: "全部游戏" })).toBeVisible();

  expect((await page.goto(consoleUrl()))?.status()).toBe(404);
  const owner = await addOperator("first-owner", "owner", product?.internalSecret);
  await logInToConsole(page, owner);
  await page.goto(consoleUrl("/listings/new"));
  await page.getByRole("textbox", { name: "标题" }).fill("开张第一件 点券兑换码");
  await page.getByRole("textbox", { name: "游戏" }).fill("开张物语");
  await page.getByRole("textbox", { name: "新卖家名称" }).fill("第一家店");
  await page.getByLabel("发货方式").selectOption("automatic");
  await page.getByRole("textbox", { name: "价格（元）", exact: true }).first().fill("12.00");
  await page.getByRole("textbox", { name: "再输入一次价格" }).first().fill("12.00");
  await page.getByRole("textbox", { name: "卡密" }).first().fill(SECRET);
  await page.getByRole("button", { name: "上架商品" }).first().click();
  await expect(page.getByRole("status")).toBeVisible();
  const goodsId = Number(/\/listings\/(\d+)/.exec(page.url())?.[1]);

  await openGoods(page, goodsId);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("开张第一件 点券兑换码");
  await page.getByRole("button", { name: "立即购买" }).click();
  await logIn(page, newPhone(), smsCode);
  await expect(dialog(page, "确认订单")).toBeVisible();
  const scan = await submitForQrCode(page, /支付宝/);
  await mobile.goto(await readQrCode(scan.getByRole("img", { name: "支付二维码" })));
  await mobile.getByRole("button", { name: /确认支付/ }).click();
  const success = dialog(page, "支付成功");
  await expect(success).toBeVisible({ timeout: 10_000 });

  await expect(success.getByRole("img", { name: "领取卡密二维码" })).toBeVisible();

  await page.goto(consoleUrl("/orders"));
  await expect(page.getByText("开张第一件 点券兑换码")).toBeVisible();
  await page.goto(consoleUrl(`/listings/${goodsId}`));
  await expect(page.getByText(/已售 1 件/)).toBeVisible();
  await page.goto("/games");
  await expect(page.getByRole("link", { name: /开张物语/ }).first()).toBeVisible();
});
