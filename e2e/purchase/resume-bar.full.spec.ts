import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { orderForQrCode } from "../support/desktop";

test("covers neither the search nor the end of a page with the bar of unpaid orders", async ({
  page,
  buyer: _buyer,
}) => {
  // Loads four pages.
  test.slow();
  await orderForQrCode(page, 1011);
  for (const path of ["/index", "/games", "/goodsDetails?goodsId=1002"]) {
    await page.goto(path);
    const bar = page.getByRole("region", { name: "待付款订单" });
    await expect(bar).toBeVisible();
    const search = await edgesOf(page.getByRole("searchbox"));
    expect((await edgesOf(bar)).top, path).toBeGreaterThan(search.bottom);
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const end = await edgesOf(page.getByRole("contentinfo"));
      expect(end.bottom, path).toBeLessThan((await edgesOf(bar)).top);
    }).toPass();
  }
});

const edgesOf = (element: Locator) =>
  element.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return { top, bottom };
  });
