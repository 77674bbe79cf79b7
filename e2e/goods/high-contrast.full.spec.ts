import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";

test.use({ contextOptions: { forcedColors: "active" } });

const hasLine = (element: Locator) =>
  element.evaluate((it) => {
    const { outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(it);
    return outlineStyle !== "none" || (borderTopStyle !== "none" && borderTopWidth !== "0px");
  });

test("draws lines around a choice, a button and a dialog when colors are forced", {
  tag: "@readonly",
}, async ({ page }) => {
  await openGoods(page, 1001);
  expect(await hasLine(page.getByRole("button", { name: "立即购买" }))).toBe(true);

  const [first, second] = [page.getByRole("radio").nth(0), page.getByRole("radio").nth(1)];
  const outline = (radio: Locator) =>
    radio.locator("xpath=..").evaluate((it) => getComputedStyle(it).outlineStyle);
  await first.check();
  await page.getByRole("button", { name: "增加数量" }).focus();
  expect([await outline(first), await outline(second)]).toEqual(["solid", "none"]);

  const stars = page.getByRole("region", { name: "卖家" }).getByRole("img", { name: /满分/ });
  const painted = await stars.evaluate((it) => getComputedStyle(it).forcedColorAdjust);
  expect(painted).toBe("none");

  await page.getByRole("button", { name: /^领券/ }).click();
  expect(await hasLine(page.getByRole("dialog"))).toBe(true);
});
