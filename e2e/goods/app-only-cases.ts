import { expect, type Locator, type Page } from "@playwright/test";
import { dialog, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { readQrCode } from "../support/qr-code";

/** The universal link of the app of 密马 (brands/mima). */
const APP_ADDRESS = "https://apps.example/mima?brand=mima";

/** A seeded listing that only the app sells. */
interface AppOnlyCase {
  name: string;
  goodsId: number;
  /** Text in the dialog: why the app is needed. */
  reason: string;
}

export const APP_ONLY_CASES: readonly AppOnlyCase[] = [
  { name: "a play-with service of the app", goodsId: 1004, reason: "进度随时看" },
  { name: "a listing whose specs are chosen in the app", goodsId: 1005, reason: "档位在 App 里选" },
];

/**
 * Expects the app-only notice on the page, then buys as a logged-in buyer and expects a dialog with a QR code, both
 * stores and the reason.
 * @returns the dialog
 */
export async function expectAppDialog(page: Page, listing: AppOnlyCase): Promise<Locator> {
  await openGoods(page, listing.goodsId);
  const notice = page.getByRole("region", { name: "仅在 App 内购买" });
  await expect(notice).toContainText("这件商品只在 App 内购买");
  expect(await readQrCode(notice.getByRole("img", { name: "下载二维码" }))).toBe(APP_ADDRESS);
  await expect(page.getByRole("spinbutton")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "立即购买" }).click();
  const app = dialog(page, "请在 App 内购买");
  const code = await readQrCode(app.getByRole("img", { name: "下载二维码" }));
  expect(code).toBe(APP_ADDRESS);
  await expect(app).toContainText(listing.reason);
  for (const store of ["iPhone 下载", "Android 下载"])
    await expect(app.getByRole("link", { name: store })).toBeVisible();
  return app;
}
