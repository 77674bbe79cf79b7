import { brandUrl, deployment } from "@storefront/testbed/deployment/deployment";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { logIn, openConfirm, submitForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { oneTapLogin } from "../support/mobile-page";
import { account, openLogin } from "../support/session";

test("says once on another brand's host that the account is the same, and names each order's brand", async ({
  page,
  mobile,
  sandbox,
}) => {
  // Three logins by SMS and an order.
  test.slow();
  const phone = newPhone();
  const notice = page.getByRole("status", { name: "账号说明" });
  const logInOn = async (brand: string) => {
    await sandbox.advanceClock(60);
    const login = await openLogin(page, onBrand(brand));
    await expect(login.getByText("在我们其他网站用过的手机号，登录的就是原来的账号")).toBeVisible();
    await logIn(page, phone);
    await expect(account(page).getByRole("button").first()).toBeVisible();
  };
  await logInOn("mima");
  await page.goto(brandUrl(onBrand("mima"), "/goodsDetails?goodsId=1011"));
  await openConfirm(page);
  await submitForQrCode(page);
  await expect(notice).toBeHidden();

  await logInOn("huoshan");
  await expect(notice).toContainText("和你在 密马 用的是同一个账号，没有新建");
  await expectAccessible(page);
  await notice.getByRole("link", { name: "查看我的订单" }).click();
  const order = page.getByRole("main").getByRole("listitem").first();
  await expect(order).toContainText("密马");
  await order.getByRole("link", { name: /订单详情/ }).click();
  await expect(page.getByText("购于 密马")).toBeVisible();

  await page.context().clearCookies({ name: "Token" });
  // By this browser's clock, which does not move with the sandbox's, a code was sent just now.
  await page.evaluate(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  await logInOn("huoshan");
  await page.goto(brandUrl(onBrand("huoshan"), "/account/orders"));
  await expect(page.getByRole("main").getByText("密马").first()).toBeVisible();
  await expect(notice).toBeHidden();

  await mobile.goto(`${deployment.apiUrl}/phone/orders`);
  await oneTapLogin(mobile, phone);
  await expect(mobile.getByRole("listitem").first()).toContainText("密马");
  await expectAccessible(mobile);
});
