import { brandUrl, deployment } from "@storefront/testbed/deployment/deployment";
import { addOperator, logInToConsole } from "@storefront/testbed/deployment/operator";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { dialog, openConfirm, openGoods, submitForQrCode } from "../support/desktop";
import { oneTapLogin, openMobilePage, payAtCashier } from "../support/mobile-page";
import { readQrCode } from "../support/qr-code";
import { savePicture } from "./save-picture";

const GOODS = 1001;

test("a purchase, from the goods page to the secret on the phone", async ({
  page,
  browser,
  buyer,
}) => {
  await openGoods(page, GOODS, "&promotion_user_id=7&sign=abc");
  // The radio button itself is hidden behind its card.
  await page.getByRole("radio", { name: /1280 点券/ }).check({ force: true });
  await savePicture(page, "goods-page");
  await openConfirm(page);
  await savePicture(page, "confirm-order");
  const scan = await submitForQrCode(page);
  await savePicture(page, "scan-to-pay");

  const phone = await openMobilePage(browser);
  await phone.goto(await readQrCode(scan.getByRole("img", { name: "支付二维码" })));
  await payAtCashier(phone);
  const success = dialog(page, "支付成功");
  await phone.goto(await readQrCode(success.getByRole("img", { name: "领取卡密二维码" })));
  await oneTapLogin(phone, buyer.phone);
  await phone.getByRole("button", { name: "查看卡密" }).click();
  await expect(phone.getByTestId("card-secret").first()).toBeVisible();
  // A wide window shows the simulated phone around the page.
  await phone.setViewportSize({ width: 1280, height: 800 });
  await savePicture(phone, "phone-secret");

  await page.goto("/account/orders");
  await expect(page.getByRole("main").getByText("曜日战歌").first()).toBeVisible();
  await savePicture(page, "account-orders");
});

test("pages of the shop", async ({ page }) => {
  const pages = { "home-page": "/index", "landing-page": brandUrl(onBrand("huoshan"), "/") };
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await savePicture(page, name);
  }
});

test("accounts of one game compared", async ({ page }) => {
  await page.goto("/compare?goods=1002,1103,2210");
  await expect(page.getByRole("link", { name: "查看详情" })).toHaveCount(3);
  await savePicture(page, "compare");
});

test("the console and the API's documentation", async ({ page }) => {
  await logInToConsole(page, await addOperator("lin", "owner"));
  await savePicture(page, "console");
  await page.goto(`${deployment.apiUrl}/docs`);
  await expect(page.getByText("/v1/goods/detail", { exact: true }).first()).toBeVisible();
  await savePicture(page, "api-docs");
});
