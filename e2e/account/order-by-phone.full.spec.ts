import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { boostDialog, openPractice, priceButton, SHARED_QUOTE } from "../support/boost";
import { closeDialog, dialog, openGoods } from "../support/desktop";
import { oneTapLogin, openMobilePage } from "../support/mobile-page";
import { approveScan, orderAndPay } from "../support/phone-ticket";
import { readQrCode } from "../support/qr-code";
import { endRentals, RENTAL } from "../support/rental";

test.beforeEach(endRentals);

test("rents on the phone with the desktop's login, after one phone was refused", async ({
  page,
  mobile,
  browser,
  buyer: _buyer,
}) => {
  test.slow();
  await openGoods(page, RENTAL);
  await page.getByRole("button", { name: "立即租号" }).click();
  await dialog(page, "租号").getByRole("button", { name: "扫码下单" }).click();
  const shown = dialog(page, "扫码下单");
  const code = shown.getByRole("img", { name: "下单二维码" });

  const other = await openMobilePage(browser);
  const first = await readQrCode(code);
  await other.goto(first);
  await other.getByRole("button", { name: "在电脑上确认" }).click();
  await shown.getByRole("button", { name: "不是" }).click();
  await expect(other.getByText("电脑上选择了不是这部手机").first()).toBeVisible({
    timeout: 10_000,
  });
  await shown.getByRole("button", { name: "刷新二维码" }).click();

  await approveScan({ page, mobile, shown });
  await orderAndPay({ page, mobile, shown }, /支付并上号/);
  await other.goto(first);
  await expect(other.getByRole("link", { name: "用手机号登录" })).toBeVisible();
  await other.context().close();
});

test("opens a group on the phone with the desktop's login, and shows it to its opener", async ({
  page,
  mobile,
  buyer: _buyer,
}) => {
  test.slow();
  await openGoods(page, 1008);
  await page.getByRole("button", { name: /2 人拼团/ }).click();
  const shown = dialog(page, "扫码拼团");
  await approveScan({ page, mobile, shown });
  await mobile.getByRole("button", { name: /支付并开团/ }).click();
  const groups = shown.getByRole("region", { name: "你的团" });
  await expect(groups).toContainText("还没付款");
  await mobile.getByRole("button", { name: /确认支付/ }).click();
  await expect(groups).toContainText(/还差 1 人，剩 2[34] 小时/);
  await closeDialog(page);
  await page.getByRole("button", { name: /2 人拼团/ }).click();
  await expect(groups).toContainText("还差 1 人");
  await expect(shown.getByText("还没有等人的团")).toBeHidden();
  await groups.getByRole("link", { name: "查看订单" }).click();
  await expect(page.getByRole("status").getByText("拼团中")).toBeVisible();
});

test("says so on a phone that is logged in as another buyer, who may switch", async ({
  page,
  mobile,
  buyer: _buyer,
}) => {
  test.slow();
  await openGoods(page, 1008);
  await page.getByRole("button", { name: /2 人拼团/ }).click();
  const shown = dialog(page, "扫码拼团");
  const code = shown.getByRole("img", { name: "下单二维码" });
  await mobile.goto(new URL("/phone/login", await readQrCode(code)).href);
  await oneTapLogin(mobile, newPhone());
  await mobile.goto(await readQrCode(code));
  await expect(mobile.getByText("手机和电脑登录的不是同一个账号")).toBeVisible();
  await mobile.getByRole("button", { name: "换成电脑上的账号" }).click();
  await approveScan({ page, mobile, shown });
  await expect(mobile.getByRole("button", { name: /支付并开团/ })).toBeVisible();
});

test("orders a boost on the phone with the desktop's login, which the dialog follows to the order", async ({
  page,
  mobile,
  buyer: _buyer,
}) => {
  test.slow();
  await openPractice(page, SHARED_QUOTE);
  await priceButton(page).click();
  const pair = { page, mobile, shown: boostDialog(page) };
  await approveScan(pair);
  await orderAndPay(pair, /立即下单/);
});
