import { expect, test } from "../fixtures";
import { ApiBuyer, send, succeeded } from "../support/api-buyer";
import { buy, dialog, logIn, openGoods, submitForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { watchBuilds } from "../support/orders";
import { newPhone, sandbox } from "../support/sandbox";

/** Rewards 1.50 yuan a sale, takes 3.00 off a first order. */
const PROMOTED = 1008;

test("from a copied share link to the promoter's reward, with the first order cheaper", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const promoter = await ApiBuyer.login(newPhone());
  const { link } = succeeded(await promoter.call("shareGoods", { goods_id: PROMOTED }));
  await openGoods(page, PROMOTED, new URL(link).search.replace(/^\?goodsId=\d+/, ""));

  const builds = watchBuilds(page);
  const confirm = await buy(page, newPhone());
  await expect(confirm.getByText("首单立减")).toBeVisible();
  await submitForQrCode(page);
  await sandbox.pay(builds[0]?.order_num ?? "", "paid");
  await expect(dialog(page, "支付成功")).toBeVisible();
  const earned = succeeded(await promoter.call("shareRewards", {}));
  expect(earned).toMatchObject({ total_reward: "1.50", total_orders: 1 });
  await page.keyboard.press("Escape");

  // The buyer, logged in by now, shares as well: the link is theirs and is copied.
  await page.getByRole("button", { name: "分享" }).click();
  const shared = dialog(page, "复制成功");
  await expect(shared.getByText("我的分享收益：¥0.00（0 单）")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(shared.getByRole("textbox", { name: "分享链接" })).toHaveValue(copied);
  expect(new URL(copied).searchParams.get("sign")).toMatch(/^[\w-]{32}$/);
  expect(new URL(copied).host).toBe(new URL(page.url()).host);
  await expectAccessible(page);
});

test("a browser that refuses to copy leaves the link chosen", async ({ page }) => {
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

test("collecting an account asks for a login, goes on by itself and moves both counts", async ({
  page,
}) => {
  const before = succeeded(await send("goodsDetail", { goods_id: 1002 }));
  await openGoods(page, 1002);
  const collect = page.getByRole("button", { name: "收藏" });
  await collect.click();
  await logIn(page, newPhone());
  await expect(collect).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(`${before.collect_quantity + 1} 人`)).toBeVisible();
  await expect(page.getByText(String(before.want_count + 1), { exact: true })).toBeVisible();
  await page.reload();
  await expect(collect).toHaveAttribute("aria-pressed", "true");
  await collect.click();
  await expect(page.getByText(`${before.collect_quantity} 人`)).toBeVisible();
});

test("the compensation ticker turns, and stops when it is told to; the report opens", async ({
  page,
}) => {
  await openGoods(page, 1002);
  const ticker = page.getByRole("region", { name: "赔付公示" });
  const line = ticker.locator("p[aria-hidden]");
  const first = await line.textContent();
  await expect(line).not.toHaveText(first ?? "");
  await ticker.getByRole("button", { name: "暂停赔付公示滚动" }).click();
  await expect(ticker.getByRole("button", { name: "继续赔付公示滚动" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /查看报告/ }).click();
  await expect(dialog(page, "验号报告").getByText(/项一致/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /查看报告/ })).toBeFocused();
});
