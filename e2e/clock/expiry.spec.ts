import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { ApiBuyer, succeeded } from "../support/api-buyer";
import { buy, dialog, openGoods, submitForQrCode } from "../support/desktop";
import { openMobilePage } from "../support/mobile-page";
import { watchBuilds } from "../support/orders";
import { readQrCode } from "../support/qr-code";
import { newPhone, sandbox } from "../support/sandbox";

/** Sold in twos at the least. */
const GOODS = 1013;
const LAST_PIECE = 1010;
const FIFTEEN_MINUTES = 15 * 60;

test("an unpaid order runs out: the title changes, the QR code is masked, another order can be placed", async ({
  page,
}) => {
  const orders = watchBuilds(page);
  await openGoods(page, GOODS);
  await buy(page, newPhone());
  await submitForQrCode(page);
  await sandbox.advanceClock(FIFTEEN_MINUTES);

  const late = dialog(page, "请重新下单");
  await expect(late.getByText("支付已超时")).toBeVisible();
  const masked = await readQrCode(late.getByRole("img", { name: "支付二维码" })).catch(() => "");
  expect(masked).not.toContain("cashier");
  await late.getByRole("button", { name: "重新下单" }).click();
  await expect(dialog(page, "确认订单")).toBeVisible();
  expect(orders).toHaveLength(1);
});

test("paid late on the phone: fulfilled while there is stock, and the dialog finds it when asked", async ({
  page,
  browser,
}) => {
  const number = newPhone();
  await openGoods(page, GOODS);
  await buy(page, number);
  const { phone, late } = await runOut(page, browser);
  await ask(late, "还没有查到付款");

  await payLate(phone);
  await expect(phone.getByText("支付成功").first()).toBeVisible();
  await late.getByRole("button", { name: "我已付款，查询结果" }).click();
  const success = dialog(page, "支付成功");
  await expect(late).toBeHidden();
  await phone.goto(await readQrCode(success.getByRole("img", { name: "领取卡密二维码" })));
  await phone.getByRole("textbox", { name: "手机号" }).fill(number);
  await phone.getByRole("button", { name: "本机号码一键登录" }).click();
  await phone.getByRole("button", { name: "查看卡密" }).click();
  await expect(phone.getByTestId("card-secret")).toHaveCount(2);
  await phone.context().close();
});

test("paid late for a piece that is gone: kept as a refund that is due, on the phone and in the dialog", async ({
  page,
  browser,
}) => {
  await sandbox.reset();
  await openGoods(page, LAST_PIECE);
  await buy(page, newPhone());
  const { phone, late } = await runOut(page, browser);
  const quick = await ApiBuyer.login(newPhone());
  await sandbox.pay(await orderLastPiece(quick), "paid");

  await payLate(phone);
  await expect(phone.getByText("已收款，将原路退回")).toBeVisible();
  await ask(late, "款项会原路退回");
  await expect(late.getByRole("button", { name: "重新下单" })).toBeEnabled();
  await phone.context().close();
});

/** Submits, opens the cashier on a phone that waits there, and lets the order run out. */
async function runOut(page: Page, browser: Browser): Promise<{ phone: Page; late: Locator }> {
  const scan = await submitForQrCode(page);
  const phone = await openMobilePage(browser);
  await phone.goto(await readQrCode(scan.getByRole("img", { name: "支付二维码" })));
  await phone.getByRole("button", { name: "超时再付" }).click();
  await expect(phone.getByText("现在没有付款")).toBeVisible();
  await sandbox.advanceClock(FIFTEEN_MINUTES);
  const late = dialog(page, "请重新下单");
  await expect(late.getByText("支付已超时")).toBeVisible();
  await expect(late.getByText("二维码已失效")).toBeVisible();
  return { phone, late };
}

async function payLate(phone: Page): Promise<void> {
  await phone.reload();
  await expect(phone.getByText("订单已超时关闭")).toBeVisible();
  await phone.getByRole("button", { name: /仍然付款/ }).click();
}

async function ask(late: Locator, answer: string): Promise<void> {
  await late.getByRole("button", { name: "我已付款，查询结果" }).click();
  await expect(late.getByRole("status")).toContainText(answer);
}

async function orderLastPiece(buyer: ApiBuyer): Promise<string> {
  const draft = succeeded(await buyer.call("orderConfirm", { goods_id: LAST_PIECE, quantity: 1 }));
  const { order } = succeeded(
    await buyer.call("buildOrder", {
      order_num: draft.order_num,
      goods_id: LAST_PIECE,
      buy_count: 1,
      pay_type: 2,
    }),
  );
  return order.order_num;
}
