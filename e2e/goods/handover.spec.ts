import { expect, test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { dialog } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { requestHost } from "../support/host-request";
import { readQrCode } from "../support/qr-code";

test("hands order and promoter over to the phone when /goodsDetail's buy button is clicked", {
  tag: "@readonly",
}, async ({ page }) => {
  const query = "?goodsId=1001&promotion_user_id=1&sign=abc";
  const answer = await page.goto(brandUrl("mima", `/goodsDetail${query}`));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("banner").getByRole("link", { name: "首页" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("8:00");
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toContain(
    "/goodsDetails?goodsId=1001",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "立即购买" }).click();
  const scan = dialog(page, "扫码下单");
  const link = scan.getByRole("textbox", { name: "下单链接" });
  // The promoter comes with the visitor's own detail, after the cached page.
  await expect(link).toHaveValue(/promotion_user_id=1/);
  expect(await readQrCode(scan.getByRole("img", { name: "下单二维码" }))).toContain(
    `/goodsDetails${query}`,
  );
  await expectAccessible(page, "[role=dialog]");
});

test("serves /goodsDetail from the cache on the second request", {
  tag: "@readonly",
}, async () => {
  await requestHost("mima", "/goodsDetail?goodsId=1014");
  const second = await requestHost("mima", "/goodsDetail?goodsId=1014&symbol=x");
  // Both are cached; STALE means that a background revalidation has begun, after a minute or a change.
  expect(second.headers["x-nextjs-cache"]).toMatch(/^(HIT|STALE)$/);
});
