import { expect, test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { buy, dialog, openGoods, submitForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { newPhone } from "../support/sandbox";

for (const [name, url] of [
  ["goods page", brandUrl("mima", "/goodsDetails?goodsId=1001")],
  ["personal account", brandUrl("mima", "/goodsDetails?goodsId=1002")],
  ["hostile text", brandUrl("mima", "/goodsDetails?goodsId=1016")],
  ["sold out", brandUrl("huoshan", "/goodsDetails?goodsId=1012")],
  ["not found", brandUrl("mima", "/goodsDetails?goodsId=999999")],
  ["market landing", brandUrl("mima", "/")],
  ["rent landing", brandUrl("huoshan", "/")],
  ["boost landing", brandUrl("diandian", "/")],
  ["home", brandUrl("mima", "/index")],
  ["agreement", brandUrl("chengwan", "/c/pa")],
] as const) {
  test(`${name} has no violation`, async ({ page }) => {
    await page.goto(url, { waitUntil: "networkidle" });
    await expectAccessible(page);
  });
}

test("every dialog of the purchase has no violation", async ({ page }) => {
  await openGoods(page, 1013);
  await page.getByRole("button", { name: "立即购买" }).click();
  await expect(dialog(page, "登录")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await buy(page, newPhone());
  await expectAccessible(page);
  await submitForQrCode(page);
  await expectAccessible(page);
});
