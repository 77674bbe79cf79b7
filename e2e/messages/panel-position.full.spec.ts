import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { dialog, openGoods } from "../support/desktop";

const ACCOUNT = 1002;

for (const width of [1280, 1440, 1920]) {
  test(`leaves gallery and buy button visible beside the chat at ${width} px`, async ({
    page,
    buyer: _buyer,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openGoods(page, ACCOUNT);
    await page.getByRole("button", { name: "店铺客服" }).click();
    const panel = dialog(page, "客服会话");
    await expect(panel.getByRole("textbox", { name: "消息内容" })).toBeVisible();
    const { left } = await edgesOf(panel);
    const gallery = page.getByRole("main").getByRole("img").first();
    expect((await edgesOf(gallery)).right).toBeLessThan(left);
    const buy = await edgesOf(page.getByRole("button", { name: "立即购买" }).first());
    expect((buy.left + buy.right) / 2, "the button's text").toBeLessThan(left - 60);
    expect((await edgesOf(panel)).right).toBeLessThanOrEqual(width);
  });
}

const edgesOf = (element: Locator) =>
  element.evaluate((it) => {
    const { left, right } = it.getBoundingClientRect();
    return { left, right };
  });
