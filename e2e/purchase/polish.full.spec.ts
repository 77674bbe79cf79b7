import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { boostDialog, openPractice, priceButton, SHARED_QUOTE } from "../support/boost";
import { openConfirm, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { readQrCode } from "../support/qr-code";

const READONLY = { tag: "@readonly" };
const CARD = 1011;

test("collapses optional fields until they are opened", async ({ page, buyer: _buyer }) => {
  await openGoods(page, CARD);
  const confirm = await openConfirm(page);
  await expect(confirm.getByRole("textbox")).toHaveCount(0);
  const opener = confirm.getByRole("button", { name: "备注（给卖家留言）" });
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await opener.click();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expect(confirm.getByRole("textbox")).toHaveCount(1);
  await expectAccessible(page, "[role=dialog]");
});

test("removes a toast on the next action", async ({ page, buyer: _buyer }) => {
  // With the clock stopped, the toast does not expire by itself.
  await page.clock.install();
  await openGoods(page, CARD);
  await page.getByRole("button", { name: "收藏" }).click();
  const message = page.getByRole("region", { name: /消息/ }).getByRole("listitem");
  await expect(message).toBeVisible();
  await page.getByRole("button", { name: "联系客服" }).click();
  await page.clock.runFor(1_000);
  await expect(message).toHaveCount(0);
});

test("labels the download code, with a button to copy its link", READONLY, async ({ page }) => {
  await page.goto(brandUrl(onBrand("mima"), "/index"));
  const code = page.getByRole("img", { name: "下载二维码" }).first();
  expect(await readQrCode(code)).toBe("https://apps.example/mima?brand=mima");
  const figure = page.getByRole("figure").filter({ has: code });
  await expect(figure.getByText("扫码下载 App")).toBeVisible();
  const area = page.locator("#download");
  await expect(area.getByRole("button", { name: "复制下载链接" })).toBeVisible();
});

test("has the brand's name at most once in page titles", READONLY, async ({ page }) => {
  for (const path of ["/", "/index", "/practicePage", `/goodsDetails?goodsId=${CARD}`]) {
    await page.goto(brandUrl(onBrand("mima"), path));
    expect((await page.title()).split("密马").length - 1, path).toBeLessThanOrEqual(1);
  }
});

test("shows the price in the dialog 报价", READONLY, async ({ page }) => {
  await openPractice(page, SHARED_QUOTE);
  await priceButton(page).click();
  const quote = boostDialog(page);
  await expect(quote.getByText(/^¥\d+\.\d{2}$/).first()).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
});
