import { expect, test } from "../fixtures";
import { ApiBuyer, succeeded } from "../support/api-buyer";
import { dialog, openConfirm, openGoods, submitForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { watchBuilds } from "../support/orders";
import { passPollsUntil } from "../support/page-clock";

/** 1.50 yuan reward per sale, 3.00 yuan off a first order. */
const PROMOTED = 1008;

test("selects the link for manual copying when the browser has no clipboard", {
  tag: "@readonly",
}, async ({ page }) => {
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

test("rewards the promoter when a buyer pays via the link, and gives the buyer a link to share", async ({
  page,
  context,
  buyer: _buyer,
  sandbox,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const promoter = await ApiBuyer.login();
  const { link } = succeeded(await promoter.call("shareGoods", { goods_id: PROMOTED }));
  await page.clock.install();
  await openGoods(page, PROMOTED, new URL(link).search.replace(/^\?goodsId=\d+/, ""));

  const builds = watchBuilds(page);
  const confirm = await openConfirm(page);
  await expect(confirm.getByText("首单立减")).toBeVisible();
  await submitForQrCode(page);
  await sandbox.pay(builds[0]?.order_num ?? "", "paid");
  const success = dialog(page, "支付成功");
  await passPollsUntil(page, () => expect(success).toBeVisible({ timeout: 1_000 }));
  const earned = succeeded(await promoter.call("shareRewards", {}));
  expect(earned).toMatchObject({ total_reward: "1.50", total_orders: 1 });
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "分享" }).click();
  const shared = dialog(page, "复制成功");
  await expect(shared.getByText("我的分享收益：¥0.00（0 单）")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(shared.getByRole("textbox", { name: "分享链接" })).toHaveValue(copied);
  expect(new URL(copied).searchParams.get("sign")).toMatch(/^[\w-]{32}$/);
  expect(new URL(copied).host).toBe(new URL(page.url()).host);
  await expectAccessible(page, "[role=dialog]");
});
