import { expect, test } from "../fixtures";
import { dialog, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";

const PROMOTED = 1008;

test("leaves the link chosen when the browser refuses to copy", { tag: "@readonly" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await openGoods(page, PROMOTED);
  await page.getByRole("button", { name: "分享" }).click();
  const shared = dialog(page, "手动复制链接");
  await expect(shared.getByText("该浏览器不支持自动复制，请手动选择复制。")).toBeVisible();
  await expect(shared.getByRole("textbox", { name: "分享链接" })).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(`goodsId=${PROMOTED}`);
  await expectAccessible(page);
});
