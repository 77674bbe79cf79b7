import type { Locator, Page } from "@playwright/test";
import { sandbox } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { dialog, orderForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { watchBuilds } from "../support/orders";
import { passPollsUntil } from "../support/page-clock";
import { readQrCode } from "../support/qr-code";

const FIFTEEN_MINUTES = 15 * 60;

test("masks the QR code and offers a new order when the payment time runs out", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "没有付款" });
  const orders = watchBuilds(page);
  await page.clock.install();
  await orderForQrCode(page, goods_id);
  const late = await expireOrder(page);
  const masked = await readQrCode(late.getByRole("img", { name: "支付二维码" })).catch(() => "");
  expect(masked).not.toContain("cashier");
  await expectAccessible(page, "[role=dialog]");
  await late.getByRole("button", { name: "重新下单" }).click();
  await expect(dialog(page, "确认订单")).toBeVisible();
  expect(orders).toHaveLength(1);
});

/** Expires the order at the marketplace; the page notices by polling. @returns the expiry dialog */
async function expireOrder(page: Page): Promise<Locator> {
  await sandbox.advanceClock(FIFTEEN_MINUTES);
  const late = dialog(page, "请重新下单");
  const shown = { timeout: 1_000 };
  await passPollsUntil(page, () => expect(late.getByText("支付已超时")).toBeVisible(shown));
  await expect(late.getByText("二维码已失效")).toBeVisible();
  return late;
}
