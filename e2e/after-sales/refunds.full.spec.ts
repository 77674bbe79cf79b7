import type { Page } from "@playwright/test";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { addOperator, consoleUrl, logInToConsole } from "@storefront/testbed/deployment/operator";
import { sandbox } from "@storefront/testbed/deployment/sandbox";
import { orderHref } from "../../contract/http/mobile-paths";
import { expect, test } from "../fixtures";
import type { ApiBuyer } from "../support/api-buyer";
import { expectAccessible } from "../support/expect-accessible";
import { oneTapLogin } from "../support/mobile-page";
import { buyUndelivered } from "../support/orders";

/** Default price of a sandbox listing. */
const PRICE = "10.00";

/** Buys an account that is paid and delivered, and opens the order on the buyer's phone. */
async function buyDelivered(buyer: ApiBuyer, mobile: Page): Promise<string> {
  const [orderNum = ""] = await buyUndelivered(buyer, "交付过的账号");
  await sandbox.deliver(orderNum);
  await mobile.goto(deployment.apiUrl + orderHref(orderNum));
  await oneTapLogin(mobile, buyer.phone);
  await expect(mobile.getByRole("heading", { name: "待确认收货" })).toBeVisible();
  return orderNum;
}

/** Requests a refund on the phone, with a picture. */
async function requestRefund(mobile: Page): Promise<void> {
  await mobile.getByRole("link", { name: "有问题？申请退款" }).click();
  await mobile.getByRole("radio", { name: "无法使用" }).check();
  await mobile.getByRole("textbox", { name: /问题说明/ }).fill("登录时提示密码错误");
  const buffer = await mobile.screenshot();
  await mobile
    .getByLabel(/图片凭证/)
    .setInputFiles({ name: "screen.png", mimeType: "image/png", buffer });
  await mobile.getByRole("button", { name: "提交申请" }).click();
  await expect(mobile.getByRole("heading", { name: /退款：待卖家处理/ })).toBeVisible();
  await expect(mobile.getByRole("img", { name: "我提供的图片 1" })).toBeVisible();
}

/** The dated steps on a page, in order. */
const steps = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.locator("time, small.figures") });

const openRequest = (page: Page, orderNum: string) =>
  page.goto(consoleUrl(`/after-sales/${orderNum}`));

test.afterEach(() => sandbox.sellerIdle(false));

test("refunds in full when the seller agrees, and shows it in the desktop order list", async ({
  page,
  mobile,
  buyer,
}) => {
  // Uses a phone, the console and the desktop.
  test.slow();
  const orderNum = await buyDelivered(buyer, mobile);
  await requestRefund(mobile);
  await page.goto("/account/orders");
  const card = page.getByRole("listitem").filter({ hasText: orderNum });
  await expect(card).toContainText("退款：待卖家处理");

  const clerk = await addOperator("clerk-refunds", "clerk");
  await logInToConsole(page, clerk);
  await openRequest(page, orderNum);
  await expect(page.getByRole("img", { name: "买家提供的图片 1" })).toBeVisible();
  await page.getByRole("textbox", { name: "再输入一次退款金额" }).fill("5.00");
  await page.getByRole("button", { name: "同意退款" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await page.getByRole("textbox", { name: "再输入一次退款金额" }).fill(PRICE);
  await page.getByRole("button", { name: "同意退款" }).click();
  await expect(page.getByRole("status")).toContainText("款项原路退回");

  await expect(async () => {
    await mobile.reload();
    await expect(mobile.getByText("已退回付款账户")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(mobile);
  await page.goto("/account/orders");
  await expect(card).toContainText("已退款");
});

test("shows every step to buyer and operator when a dispute ends in a partial refund", async ({
  page,
  mobile,
  buyer,
}) => {
  test.slow();
  const orderNum = await buyDelivered(buyer, mobile);
  await requestRefund(mobile);
  const owner = await addOperator("owner-disputes", "owner");
  await logInToConsole(page, owner);
  await openRequest(page, orderNum);
  await page.getByRole("textbox", { name: "理由" }).fill("账号经核实可以登录");
  await page.getByRole("button", { name: "拒绝退款" }).click();
  await expect(page.getByRole("status")).toContainText("已代卖家拒绝");

  // The page polls, and reloads itself.
  await mobile.getByText("账号经核实可以登录").waitFor();
  await mobile.getByText("申请平台介入", { exact: true }).click();
  await mobile.getByRole("textbox", { name: "补充说明" }).fill("换了设备也登录不上");
  await mobile.getByRole("button", { name: "提交给平台" }).click();
  await expect(mobile.getByText("换了设备也登录不上")).toBeVisible();

  await openRequest(page, orderNum);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "退款金额", exact: true }).fill("4.00");
  await page.getByRole("textbox", { name: "再输入一次退款金额" }).first().fill("4.00");
  await page.getByRole("textbox", { name: "理由" }).fill("双方各有责任，部分退款");
  await page.getByRole("button", { name: "裁决" }).click();
  await expect(page.getByRole("status")).toContainText("已裁决");

  await mobile.getByText("双方各有责任，部分退款").waitFor();
  await expect(mobile.getByText("退款金额").locator("..")).toContainText("¥4.00");
  await expect(mobile.getByText("确认收货", { exact: true })).toBeVisible();
  const STEPS = [/买家申请退款/, /卖家拒绝退款/, /买家申请平台介入/, /平台作出裁决/];
  for (const each of [mobile, page]) {
    await expect(steps(each).filter({ hasText: /退款|平台/ })).toHaveText(STEPS);
  }
});
