import { test } from "../fixtures";
import { expectReflow } from "../support/expect-reflow";
import { REPRESENTATIVE_PAGES } from "./zoomed-pages";

for (const [origin, path] of REPRESENTATIVE_PAGES) {
  test(`needs no horizontal scrolling when ${path} is zoomed`, {
    tag: "@readonly",
  }, async ({ page }) => {
    await page.goto(origin + path);
    await expectReflow(page, path);
  });
}
