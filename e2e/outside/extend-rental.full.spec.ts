import { addOperator, consoleUrl, logInToConsole } from "@storefront/testbed/deployment/operator";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { logInOnPhone } from "../support/phone-login";
import { systemsOf } from "./systems";

/** The sandbox is off; the market has the sample listings. */
test.use({ separateSystems: true });

/** 3.50 yuan an hour, 100.00 deposit, automatic delivery. */
const RENTAL = 1003;

test("extends a running rental from the phone, at the price of its order, as desktop and console say", async ({
  page,
  mobile,
  product,
}) => {
  // Uses the console, a login, two payments and a return.
  test.slow();
  const { smsCode, pay, refundedFen } = systemsOf(product);
  await mobile.goto(new URL(`/phone/rentOrder?goodsId=${RENTAL}&hours=2`, consoleUrl()).href);
  await logInOnPhone(mobile, newPhone(), smsCode);
  await mobile.getByRole("button", { name: /支付并上号/ }).click();
  await mobile.waitForURL(/\d{20,30}/);
  const orderNum = /\d{20,30}/.exec(mobile.url())?.[0] ?? "";
  await pay(orderNum);
  await mobile.reload();
  await expect(mobile.getByText("起 2 小时")).toBeVisible();

  // Too many hours are refused with the limit, and the choice stays.
  await mobile.getByRole("link", { name: "续租", exact: true }).click();
  await mobile.goto(`${mobile.url()}&hours=99`);
  await expect(mobile.getByText(/现在可以续 1 到 \d+ 小时/)).toBeVisible();
  await mobile.getByRole("link", { name: "6 小时" }).click();
  await expect(mobile.getByRole("heading", { name: /续 6 小时，玩到/ })).toBeVisible();
  await mobile.getByRole("button", { name: "支付并续租 ¥21.00" }).click();

  // The end moves with the payment, and the deposit is not taken again.
  await expect(mobile.getByText(/续租 6 小时，请在/)).toBeVisible();
  const extensionNum = await mobile.locator('input[name="extension_num"]').inputValue();
  await expect(mobile.getByText("起 2 小时")).toBeVisible();
  await pay(extensionNum);
  await mobile.reload();
  await expect(mobile.getByText("起 8 小时")).toBeVisible();
  await expect(mobile.getByText("已续租")).toBeVisible();
  await expect(mobile.getByText("¥100.00").first()).toBeVisible();

  // The console shows it on the rental's order, by its own number too.
  const owner = await addOperator("extend-owner", "owner", product?.internalSecret);
  await logInToConsole(page, owner);
  await page.goto(consoleUrl(`/orders/${extensionNum}`));
  await expect(page).toHaveURL(new RegExp(`/orders/${orderNum}`));
  await expect(page.getByText(/^2 小时，租金 ¥\d+\.\d\d，续租 6 小时$/)).toBeVisible();
  await expect(page.getByText(`订单号 ${extensionNum}`)).toBeVisible();
  await page.goto("/ua");
  await expect(page.getByText(/租用期间可以在手机订单里续租/)).toBeVisible();

  // A returned account cannot be extended, and a payment that comes too late goes back.
  await mobile.getByRole("link", { name: "续租", exact: true }).click();
  await mobile.getByRole("link", { name: "1 小时", exact: true }).click();
  await mobile.getByRole("button", { name: "支付并续租 ¥3.50" }).click();
  const lateNum = await mobile.locator('input[name="extension_num"]').inputValue();
  await mobile.getByText("提前归还", { exact: true }).click();
  await mobile.getByRole("button", { name: "确认归还" }).click();
  await expect(mobile.getByRole("heading", { name: "已归还" })).toBeVisible();
  await expect(mobile.getByRole("link", { name: "续租", exact: true })).toHaveCount(0);
  await pay(lateNum);
  await expect.poll(() => refundedFen(lateNum), { timeout: 20_000 }).toBe(350);
  expect(await refundedFen(extensionNum)).toBe(0);
});
