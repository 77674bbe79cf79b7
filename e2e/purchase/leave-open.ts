import { expect, type Page } from "@playwright/test";
import { orderForQrCode } from "../support/desktop";
import { readQrCode } from "../support/qr-code";

const UNPAID = "/v1/order/list?state=pending";

/**
 * Orders, opens the cashier on the phone and reloads the desktop page, which leaves an unpaid order open there. Once that
 * page has read the list, and without a live channel, it learns what becomes of the order only when the buyer resumes it.
 */
export async function leaveOpen(page: Page, phone: Page, goodsId: number): Promise<void> {
  const scan = await orderForQrCode(page, goodsId);
  await phone.goto(await readQrCode(scan.getByRole("img", { name: "支付二维码" })));
  await page.route("**/api/live*", (route) => route.fulfill({ status: 204 }));
  const listed = page.waitForResponse((response) => response.url().endsWith(UNPAID));
  await Promise.all([listed, page.reload()]);
  await expect(page.getByRole("button", { name: "继续支付" })).toBeVisible();
}
