import { requestHost } from "@storefront/testbed/deployment/host-request";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import {
  boostDialog,
  COMPUTE,
  choosePath,
  openPractice,
  priceButton,
  SHARED_QUOTE,
} from "../support/boost";
import { expectAccessible } from "../support/expect-accessible";
import { oneTapLogin, payAtCashier } from "../support/mobile-page";
import { IPHONE } from "../support/user-agents";

// Several axe runs each; one takes seconds on a busy machine.
test.beforeEach(() => test.slow());

test("has no violation when the form is empty, a list is open, or a target is too low", async ({
  page,
}) => {
  await openPractice(page);
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "初始段位" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await choosePath(page, "初始段位", ["铂金", "铂金Ⅲ", "2星"]);
  await choosePath(page, "目标段位", ["黄金", "黄金Ⅰ", "4星"]);
  await expect(page.getByText("目标段位必须高于初始段位")).toBeVisible();
  await expectAccessible(page);
});

test("has no violation when a quote is refused, shown, compared and in the history", async ({
  page,
  sandbox,
}) => {
  await openPractice(page, SHARED_QUOTE);
  await sandbox.force({ path: COMPUTE, code: 66000, msg: "今日报价已满", times: 1 });
  await priceButton(page).click();
  await expect(page.getByRole("alert").getByText("今日报价已满")).toBeVisible();
  await expectAccessible(page);
  await priceButton(page).click();
  await expect(boostDialog(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "+ 再比一个目标段位" }).click();
  await choosePath(page, "对比段位", ["星耀", "星耀Ⅴ", "1星"]);
  await page.getByRole("button", { name: "对比两个价格" }).click();
  await expect(boostDialog(page).getByRole("radio")).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "刚才算过的" })).toBeVisible();
  await expectAccessible(page);
});

test("has no violation when a boost is priced and ordered on the mobile page alone", async ({
  mobile,
}) => {
  const { headers } = await requestHost(testBrand(), "/practicePage", { "user-agent": IPHONE });
  await mobile.goto(headers["location"] ?? "");
  await expectAccessible(mobile);
  await mobile.getByLabel("初始段位").selectOption({ label: "黄金Ⅱ 1星" });
  await mobile.getByLabel("目标段位").selectOption({ label: "铂金Ⅳ 2星" });
  await mobile.getByLabel("铭文等级").fill("30");
  await mobile.getByLabel("游戏大区").selectOption({ label: "苹果 iOS 微信区" });
  await mobile.getByRole("button", { name: "查看价格" }).click();
  await expect(mobile.getByRole("button", { name: /立即下单 ¥\d/ })).toBeVisible();
  await expectAccessible(mobile);

  await mobile.getByRole("button", { name: /立即下单/ }).click();
  await oneTapLogin(mobile, newPhone());
  await mobile.getByRole("button", { name: /立即下单/ }).click();
  await payAtCashier(mobile);
  await expect(mobile.getByRole("heading", { name: /待接单|代练中/ })).toBeVisible();
  await expectAccessible(mobile);
});
