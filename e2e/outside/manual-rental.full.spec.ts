import { addOperator, consoleUrl, logInToConsole } from "@storefront/testbed/deployment/operator";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { logInOnPhone } from "../support/phone-login";
import { systemsOf } from "./systems";

/** A new marketplace with the sandbox off: only settings and external systems, no data. */
test.use({ separateSystems: true, emptyMarketplace: true });

const LOGIN = "账号 renter01 密码 Rx-7788";
const TITLE = "人工交付的租号";

test("returns the deposit to the provider when a handed-over rental was checked", async ({
  page,
  mobile,
  product,
}) => {
  // Uses the console, two logins, an order, a payment and a refund.
  test.slow();
  const { smsCode, pay, refundedFen } = systemsOf(product);
  const owner = await addOperator("rent-owner", "owner", product?.internalSecret);
  await logInToConsole(page, owner);
  await page.goto(consoleUrl("/listings/new"));
  await page.getByRole("textbox", { name: "标题" }).fill(TITLE);
  await page.getByRole("textbox", { name: "游戏" }).fill("开张物语");
  await page.getByRole("textbox", { name: "新卖家名称" }).fill("租号小店");
  await page.getByLabel("商品类型").selectOption("RentAccount");
  await page.getByLabel("交易类型").selectOption("3");
  await page.getByLabel("发货方式").selectOption("manual");
  await page.getByRole("textbox", { name: "押金（元）" }).fill("60.00");
  await page.getByRole("textbox", { name: "最短租期（小时）" }).fill("2");
  await page.getByRole("textbox", { name: "价格（元）", exact: true }).first().fill("3.00");
  await page.getByRole("textbox", { name: "再输入一次价格" }).first().fill("3.00");
  await page.getByRole("textbox", { name: "可售件数" }).first().fill("1");
  await page.getByRole("button", { name: "上架商品" }).first().click();
  await expect(page.getByRole("status")).toBeVisible();
  const goodsId = Number(/\/listings\/(\d+)/.exec(page.url())?.[1]);

  // Bought on the phone, paid at the simulated provider.
  await mobile.goto(new URL(`/phone/rentOrder?goodsId=${goodsId}&hours=2`, consoleUrl()).href);
  await logInOnPhone(mobile, newPhone(), smsCode);
  await mobile.getByRole("button", { name: "支付并上号 ¥66.00" }).click();
  await mobile.waitForURL(/\d{20,30}/);
  const orderNum = /\d{20,30}/.exec(mobile.url())?.[0] ?? "";
  // The simulated provider's link is no app link, so the page offers none.
  await pay(orderNum);
  await mobile.reload();
  await expect(mobile.getByRole("heading", { name: "已付款，等待卖家" })).toBeVisible();

  // Delivered from the console.
  await page.goto(consoleUrl(`/orders/${orderNum}`));
  await page.getByRole("textbox", { name: "交付内容" }).fill(LOGIN);
  await page.getByRole("button", { name: "交付", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("已交付");
  await expect(page.getByText(LOGIN)).toHaveCount(0);

  // The login reaches the phone, and the renter returns the account.
  await mobile.reload();
  await expect(mobile.getByTestId("delivery-note")).toHaveText(LOGIN);
  await expect(mobile.getByRole("heading", { name: "租用中" })).toBeVisible();
  await mobile.getByText("提前归还", { exact: true }).click();
  await mobile.getByRole("button", { name: "确认归还" }).click();
  await expect(mobile.getByRole("heading", { name: "已归还" })).toBeVisible();
  await expect(mobile.getByText(/待卖家确认，最晚/)).toBeVisible();
  await expect(mobile.getByTestId("delivery-note")).toHaveCount(0);
  expect(await refundedFen(orderNum)).toBe(0);

  // Confirmed in the console; the deposit is back at the provider.
  await page.goto(consoleUrl("/rentals"));
  await page.getByRole("link", { name: orderNum }).click();
  await page.getByRole("textbox", { name: "再输入一次押金" }).fill("60");
  await page.getByRole("button", { name: "确认归还，退押金" }).click();
  await expect(page.getByRole("status")).toHaveText(/押金原路退回/);
  await page.getByRole("button", { name: /密码已改过/ }).click();
  await expect(page.getByRole("status")).toHaveText(/可以再租/);
  await expect.poll(() => refundedFen(orderNum), { timeout: 20_000 }).toBe(6_000);
  await mobile.reload();
  await expect(mobile.getByText("已原路退回")).toBeVisible();
  await page.goto(`/goodsDetails?goodsId=${goodsId}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
});
