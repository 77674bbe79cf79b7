import { expect, test } from "../fixtures";
import { boostDialog, choosePath, openPractice, priceButton } from "../support/boost";
import { expectAccessible } from "../support/expect-accessible";
import { requestHost } from "../support/host-request";
import { openMobilePage } from "../support/mobile-page";
import { countCalls } from "../support/orders";
import { readQrCode } from "../support/qr-code";
import { newPhone, sandbox } from "../support/sandbox";
import { message } from "../support/session";

const COMPUTE = "/v2/skill/pc/compute";
const SHARED = "?start_id=40202&target_id=50403&inscription=88&partition_id=12";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
const IPAD =
  "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1";

test("from the form by the phone into the ticker", async ({ page, browser }) => {
  const asked = countCalls(page, COMPUTE);
  await openPractice(page);
  await expectAccessible(page);
  await expect(priceButton(page)).toBeDisabled();
  await page.getByRole("combobox", { name: "初始段位" }).focus();
  await page.keyboard.press("Enter");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "初始段位" })).toHaveText(/铂金Ⅲ \/ 2星/);
  await choosePath(page, "目标段位", ["黄金", "黄金Ⅰ", "4星"]);
  await expect(page.getByText("目标段位必须高于初始段位")).toBeVisible();
  await expectAccessible(page);
  await choosePath(page, "目标段位", ["钻石", "钻石Ⅱ", "3星"]);
  await page.getByRole("textbox", { name: "铭文等级" }).fill("88");
  await choosePath(page, "游戏大区", ["安卓", "QQ 区"]);
  await priceButton(page).click();
  const dialog = boostDialog(page);
  await expect(dialog.getByText("28", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const link = await readQrCode(dialog.getByRole("img", { name: "下单二维码" }));
  await expect(dialog.getByRole("textbox", { name: "下单链接" })).toHaveValue(link);
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await expect(priceButton(page)).toBeFocused();
  await priceButton(page).click();
  await expect(dialog).toBeVisible();
  expect(asked.count).toBe(1);

  const phone = await openMobilePage(browser);
  await phone.goto(link);
  await phone.getByRole("button", { name: /立即下单/ }).click();
  await phone.getByLabel("手机号").fill(newPhone());
  await phone.getByRole("button", { name: "本机号码一键登录" }).click();
  await phone.getByRole("button", { name: /立即下单/ }).click();
  await phone.getByRole("button", { name: /确认支付/ }).click();
  await phone.getByRole("link", { name: "我是买家，查看订单" }).click();
  await expect(phone.getByRole("heading", { name: /待接单|代练中/ })).toBeVisible();
  await expectAccessible(phone);

  await openPractice(page);
  const ticker = page.getByRole("region", { name: "最近成交" });
  await expect(ticker).toContainText("铂金Ⅲ 2星 → 钻石Ⅱ 3星");
});

test("a shared quote is reopened, compared, and refused codes are told in their words", async ({
  page,
}) => {
  await openPractice(page, SHARED);
  await expect(page.getByRole("combobox", { name: "目标段位" })).toHaveText(/钻石Ⅱ/);
  for (const [code, msg] of [
    [10500, "报价服务正在维护"],
    [66000, "今日报价已满"],
  ] as const) {
    await sandbox.force({ path: COMPUTE, code, msg, times: 1 });
    await priceButton(page).click();
    await expect(message(page, msg)).toBeVisible();
    await expect(boostDialog(page)).toBeHidden();
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "+ 再比一个目标段位" }).click();
  await choosePath(page, "对比段位", ["星耀", "星耀Ⅴ", "1星"]);
  await page.getByRole("button", { name: "对比两个价格" }).click();
  const dialog = boostDialog(page);
  await expect(dialog.getByRole("radio")).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "刚才算过的" })).toBeVisible();
  await expectAccessible(page);
});

test("phones and iPads are sent to the mobile game page, where one can order as well", async ({
  browser,
}) => {
  for (const agent of [IPHONE, IPAD]) {
    const { status, headers } = await requestHost("mima", "/practicePage", {
      "user-agent": agent,
    });
    expect(status).toBe(307);
    expect(headers.location).toMatch(/\/phone\/game$/);
  }
  const phone = await openMobilePage(browser);
  const { headers } = await requestHost("mima", "/practicePage", { "user-agent": IPHONE });
  await phone.goto(headers.location ?? "");
  await expectAccessible(phone);
  await phone.getByLabel("初始段位").selectOption({ label: "黄金Ⅱ 1星" });
  await phone.getByLabel("目标段位").selectOption({ label: "铂金Ⅳ 2星" });
  await phone.getByLabel("铭文等级").fill("30");
  await phone.getByLabel("游戏大区").selectOption({ label: "苹果 iOS 微信区" });
  await phone.getByRole("button", { name: "查看价格" }).click();
  await expect(phone.getByRole("button", { name: /立即下单 ¥\d/ })).toBeVisible();
  await expectAccessible(phone);
});
