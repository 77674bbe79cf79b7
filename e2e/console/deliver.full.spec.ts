import { placeOrder } from "@storefront/testbed/buyer/buy";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { addOperator, consoleUrl, logInToConsole } from "@storefront/testbed/deployment/operator";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { orderHref } from "../../contract/http/mobile-paths";
import { expect, test } from "../fixtures";
import { oneTapLogin } from "../support/mobile-page";

const NOTE = "账号 sky_01，密码请在手机上查看";

test("shows the delivery on the buyer's phone when a clerk delivers the order at the console", async ({
  page,
  mobile,
  buyer,
  sandbox,
}) => {
  const clerk = await addOperator("lin", "clerk");
  const { goods_id } = await sandbox.list({ goods_name: "人工交付的账号", nickname: "小店" });
  const { order_num } = (await placeOrder(buyer, { goods_id })).order;
  await sandbox.pay(order_num, "paid");

  await logInToConsole(page, clerk);
  await page.getByRole("link", { name: order_num }).click();
  await page.getByRole("button", { name: "开始交付" }).click();
  await expect(page.getByRole("status")).toContainText("已开始交付");
  await page.getByRole("button", { name: "交付", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("请填写交付内容");
  await page.getByRole("textbox", { name: "交付内容" }).fill(NOTE);
  await page.getByRole("button", { name: "交付", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("已交付");
  await expect(page.getByText(NOTE)).toHaveCount(0);

  await mobile.goto(deployment.apiUrl + orderHref(order_num));
  await oneTapLogin(mobile, buyer.phone);
  await expect(mobile.getByText(NOTE)).toBeVisible();

  await page.getByRole("button", { name: "退出登录" }).click();
  await page.goto(consoleUrl("/orders"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("登录");
  expect((await requestHost(testBrand(), "/admin")).status).toBe(404);
  expect((await page.goto("/admin/login"))?.status()).toBe(404);
});
