import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";

const SPECS = 1001;
const ONE_PIECE = 1010;

test("hides the quantity field when only one piece exists", { tag: "@readonly" }, async ({
  page,
}) => {
  await openGoods(page, ONE_PIECE);
  await expect(page.getByRole("button", { name: "立即购买" })).toBeEnabled();
  await expect(page.getByRole("spinbutton")).toHaveCount(0);
  await expect(page.getByText("数量", { exact: true })).toHaveCount(0);
});

test("keeps the buy button in place when a spec is chosen", { tag: "@readonly" }, async ({
  page,
}) => {
  await openGoods(page, SPECS);
  const buy = page.getByRole("button", { name: "立即购买" });
  const before = await buy.boundingBox();
  const specs = page.getByRole("group", { name: "规格" }).getByRole("radio", { disabled: false });
  for (const spec of await specs.all()) {
    await spec.check({ force: true });
    expect(await buy.boundingBox()).toEqual(before);
  }
});

test("shows price and buy button in the sticky bar when the facts are scrolled out of view", {
  tag: "@readonly",
}, async ({ page }) => {
  await openGoods(page, SPECS);
  await page.getByRole("link", { name: "保障" }).click();
  const bar = page.getByRole("navigation", { name: "页内导航" });
  await expect(bar.getByText(/^¥[\d.]+ 起$/)).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole("button", { name: "立即购买" }).click();
  await expect(page.getByRole("dialog", { name: "登录" })).toBeVisible();
});

test("opens the gallery by keyboard, with one tab stop for all thumbnails", {
  tag: "@readonly",
}, async ({ page }) => {
  await openGoods(page, SPECS);
  const small = page.getByRole("button", { name: /张图片$/ });
  expect(await small.evaluateAll((all) => all.filter((one) => one.tabIndex === 0).length)).toBe(1);
  await page.getByRole("button", { name: /^查看大图/ }).focus();
  await page.keyboard.press("Enter");
  const large = page.getByRole("dialog", { name: "商品大图" });
  await page.keyboard.press("ArrowRight");
  await expect(large.getByRole("img", { name: /大图 2$/ })).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(page.getByRole("button", { name: /^查看大图/ })).toBeFocused();
});

test("names each guarantee once and opens its terms", { tag: "@readonly" }, async ({ page }) => {
  await openGoods(page, SPECS);
  const main = page.getByRole("main");
  const terms = main.locator("#guarantee-1");
  await expect(terms).toBeHidden();
  const name = "3 天无理由退款";
  await expect(main.getByRole("link", { name })).toHaveCount(1);
  await expect(main.locator("summary", { hasText: name })).toHaveCount(1);
  await main.getByRole("link", { name }).click();
  await expect(terms).toBeInViewport();
  for (const part of ["期限", "不包括", "由谁裁定"]) await expect(terms).toContainText(part);
  await expectAccessible(page);
});

test("puts process and guarantees beside the details from 1680 px", { tag: "@readonly" }, async ({
  page,
}) => {
  const box = (name: string) =>
    page
      .getByRole("region", { name, exact: true })
      .evaluate((part) => part.getBoundingClientRect().toJSON());
  await page.setViewportSize({ width: 1679, height: 1080 });
  await openGoods(page, 1002);
  for (const name of ["商品详情", "评价", "交易流程"]) expect((await box(name)).width).toBe(1200);
  await page.setViewportSize({ width: 1680, height: 1080 });
  const [detail, process] = [await box("商品详情"), await box("交易流程")];
  expect(process.top).toBe(detail.top);
  expect(process.right - detail.left).toBe(1440);
});
