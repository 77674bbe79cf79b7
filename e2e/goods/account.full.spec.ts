import { expect, test } from "../fixtures";
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
