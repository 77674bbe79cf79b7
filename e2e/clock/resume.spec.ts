import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { ApiBuyer, succeeded } from "../support/api-buyer";
import { buy, confirmDialog, dialog, openGoods, submitForQrCode } from "../support/desktop";
import { openMobilePage, payAtCashier } from "../support/mobile-page";
import { watchBuilds } from "../support/orders";
import { readQrCode } from "../support/qr-code";
import { newPhone, sandbox } from "../support/sandbox";

/** An order that was left open in the window, and what has become of it when the buyer returns to it. */

const GOODS = 1013;
const LAST_PIECE = 1010;
const FIFTEEN_MINUTES = 15 * 60;

/** Submits, opens the cashier on a phone and reloads the desktop's page. @returns the phone */
async function leaveOpen(page: Page, browser: Browser, goodsId: number): Promise<Page> {
  await openGoods(page, goodsId);
  await buy(page, newPhone());
  const scan = await submitForQrCode(page);
  const phone = await openMobilePage(browser);
  await phone.goto(await readQrCode(scan.getByRole("img", { name: "支付二维码" })));
  await page.reload();
  await expect(page.getByRole("button", { name: "继续支付" })).toBeVisible();
  return phone;
}

const goOn = (page: Page) => page.getByRole("button", { name: "继续支付" }).click();

test("expired meanwhile: said, and the same goods can be ordered again", async ({
  page,
  browser,
}) => {
  const orders = watchBuilds(page);
  const phone = await leaveOpen(page, browser, GOODS);
  await sandbox.advanceClock(FIFTEEN_MINUTES);
  await goOn(page);
  const late = dialog(page, "请重新下单");
  await expect(late.getByText("支付已超时")).toBeVisible();
  await expect(late.getByText("没有付款就不会扣钱")).toBeVisible();
  await late.getByRole("button", { name: "重新下单" }).click();
  await expect(confirmDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "继续支付" })).toHaveCount(0);
  expect(orders).toHaveLength(1);
  await phone.context().close();
});

test("paid on the phone meanwhile: the success, and from then on the card secret is offered", async ({
  page,
  browser,
}) => {
  const phone = await leaveOpen(page, browser, GOODS);
  await payAtCashier(phone);
  await goOn(page);
  const success = dialog(page, "支付成功");
  await expect(success.getByRole("img", { name: "领取卡密二维码" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: "领取卡密" }).click();
  await expect(success.getByRole("img", { name: "领取卡密二维码" })).toBeVisible();
  await phone.context().close();
});

test("paid too late for the last piece meanwhile: the refund is said, not only that time is over", async ({
  page,
  browser,
}) => {
  await sandbox.reset();
  const phone = await leaveOpen(page, browser, LAST_PIECE);
  await sandbox.advanceClock(FIFTEEN_MINUTES);
  const quick = await ApiBuyer.login(newPhone());
  const goods = { goods_id: LAST_PIECE };
  // The piece is free again once the marketplace has looked for what ran out.
  const stock = async () => succeeded(await quick.call("goodsDetail", goods)).stock;
  await expect.poll(stock).toBe(1);
  const { order_num } = succeeded(await quick.call("orderConfirm", { ...goods, quantity: 1 }));
  const sold = { ...goods, order_num, buy_count: 1, pay_type: 1 };
  succeeded(await quick.call("buildOrder", sold));
  await sandbox.pay(order_num, "paid");
  await phone.reload();
  await phone.getByRole("button", { name: /仍然付款/ }).click();
  await expect(phone.getByText("已收款，将原路退回")).toBeVisible();

  await goOn(page);
  const late = dialog(page, "请重新下单");
  await expect(late.getByRole("status")).toContainText("款项会原路退回");
  await phone.context().close();
});
