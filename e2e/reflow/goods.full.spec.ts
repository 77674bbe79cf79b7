import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { focusStop } from "../support/focus";

test("has no violation when a goods page is zoomed to 200%", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openGoods(page, 1001);
  await expectAccessible(page);
});

test("clips no text of a shop's cards when zoomed", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto("/personal_center?user_id=3001");
  const card = page
    .getByRole("region", { name: /在售商品/ })
    .getByRole("link")
    .first();
  await card.scrollIntoViewIfNeeded();
  // Clipped text does not count as in the viewport.
  await expect(card.getByText(/^已售/)).toBeInViewport({ ratio: 1 });
});

test("never covers the focused element with the section bar when the window is short", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openGoods(page, 1001);
  const bar = page.getByRole("navigation", { name: "页内导航" });
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const stop = await focusStop(page);
    expect(stop, "the stop before").toMatchObject({ inSight: true });
    if (await bar.evaluate((element) => element.contains(document.activeElement))) return;
  }
  throw new Error("the bar was not reached");
});
