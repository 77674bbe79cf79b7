import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { boostDialog, COMPUTE, choosePath, openPractice, priceButton } from "../support/boost";
import { copiedLink } from "../support/copied-link";
import { expectAccessible } from "../support/expect-accessible";
import { oneTapLogin, payAtCashier } from "../support/mobile-page";
import { countCalls } from "../support/orders";
import { readQrCode } from "../support/qr-code";
import { DIALOG } from "../support/session";

test("shows an order in the ticker when it was priced on desktop and paid on the phone", async ({
  page,
  mobile,
}) => {
  // Uses two devices in sequence.
  test.slow();
  const calls = countCalls(page, COMPUTE);
  await openPractice(page);
  await expect(priceButton(page)).toBeDisabled();
  await page.getByRole("combobox", { name: "初始段位" }).focus();
  await page.keyboard.press("Enter");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "初始段位" })).toHaveText(/铂金Ⅲ \/ 2星/);
  await choosePath(page, "目标段位", ["黄金", "黄金Ⅰ", "4星"]);
  await expect(page.getByText("目标段位必须高于初始段位")).toBeVisible();
  await choosePath(page, "目标段位", ["钻石", "钻石Ⅱ", "3星"]);
  await page.getByRole("textbox", { name: "铭文等级" }).fill("88");
  await choosePath(page, "游戏大区", ["安卓", "QQ 区"]);
  await priceButton(page).click();
  const dialog = boostDialog(page);
  await expect(dialog.getByText("28", { exact: true })).toBeVisible();
  await expectAccessible(page, DIALOG);
  const link = await readQrCode(dialog.getByRole("img", { name: "下单二维码" }));
  expect(await copiedLink(dialog, "下单链接")).toBe(link);
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await expect(priceButton(page)).toBeFocused();
  await priceButton(page).click();
  await expect(dialog).toBeVisible();
  expect(calls.count).toBe(1);

  await mobile.goto(link);
  await mobile.getByRole("button", { name: /立即下单/ }).click();
  await oneTapLogin(mobile, newPhone());
  await mobile.getByRole("button", { name: /立即下单/ }).click();
  await payAtCashier(mobile);
  await expect(mobile.getByRole("heading", { name: /待接单|代练中/ })).toBeVisible();

  await openPractice(page);
  const ticker = page.getByRole("region", { name: "最近成交" });
  await expect(ticker).toContainText("铂金Ⅲ 2星 → 钻石Ⅱ 3星");
});
