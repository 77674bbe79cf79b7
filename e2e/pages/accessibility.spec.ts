import { expect, test } from "@playwright/test";
import { page as address } from "../support/addresses";
import { buy, dialog, openGoods, submitForQrCode } from "../support/desktop";
import { expectNoViolation } from "../support/no-violation";
import { newPhone } from "../support/sandbox";

for (const [name, url] of [
  ["goods page", address("mima", "/goodsDetails?goodsId=1001")],
  ["personal account", address("mima", "/goodsDetails?goodsId=1002")],
  ["hostile text", address("mima", "/goodsDetails?goodsId=1016")],
  ["sold out", address("huoshan", "/goodsDetails?goodsId=1012")],
  ["not found", address("mima", "/goodsDetails?goodsId=999999")],
  ["market landing", address("mima", "/")],
  ["rent landing", address("huoshan", "/")],
  ["boost landing", address("diandian", "/")],
  ["home", address("mima", "/index")],
  ["agreement", address("chengwan", "/c/pa")],
] as const) {
  test(`${name} has no violation`, async ({ page }) => {
    await page.goto(url, { waitUntil: "networkidle" });
    await expectNoViolation(page);
  });
}

test("every dialog of the purchase has no violation", async ({ page }) => {
  await openGoods(page, 1013);
  await page.getByRole("button", { name: "立即购买" }).click();
  await expect(dialog(page, "登录")).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press("Escape");
  await buy(page, newPhone());
  await expectNoViolation(page);
  await submitForQrCode(page);
  await expectNoViolation(page);
});
