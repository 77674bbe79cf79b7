import { expect, test } from "../fixtures";
import { send, succeeded } from "../support/api-buyer";
import { dialog, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";

const ACCOUNT = 1002;

test("rotates the compensation ticker until it is paused, and opens the inspection report", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.clock.install();
  await openGoods(page, ACCOUNT);
  const ticker = page.getByRole("region", { name: "赔付公示" });
  const line = ticker.locator("p[aria-hidden]");
  const first = (await line.textContent()) ?? "";
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(line).not.toHaveText(first, { timeout: 1_000 });
  }).toPass();
  await ticker.getByRole("button", { name: "暂停赔付公示滚动" }).click();
  await expect(ticker.getByRole("button", { name: "继续赔付公示滚动" })).toBeVisible();
  const paused = (await line.textContent()) ?? "";
  await page.clock.runFor(10_000);
  await expect(line).toHaveText(paused);
  await page.getByRole("button", { name: /查看报告/ }).click();
  await expect(dialog(page, "验号报告").getByText(/项一致/)).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /查看报告/ })).toBeFocused();
});

test("updates both counts, and keeps them after a reload, when an account is collected", async ({
  page,
  buyer: _buyer,
}) => {
  const before = succeeded(await send("goodsDetail", { goods_id: ACCOUNT }));
  await openGoods(page, ACCOUNT);
  const collect = page.getByRole("button", { name: "收藏" });
  // Until the visitor's own detail is loaded, only the server's response has the want count.
  const answered = page.waitForResponse((answer) => answer.url().includes("collect_good"));
  await collect.click();
  await answered;
  await expect(collect).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(`${before.collect_quantity + 1} 人`)).toBeVisible();
  await expect(page.getByText(String(before.want_count + 1), { exact: true })).toBeVisible();
  await page.reload();
  await expect(collect).toHaveAttribute("aria-pressed", "true");
  await collect.click();
  await expect(page.getByText(`${before.collect_quantity} 人`)).toBeVisible();
});
