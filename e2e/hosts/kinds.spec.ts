import { test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { expectNoClipping } from "../support/expect-no-clipping";

/** Every landing page is zoomed into by the full run (all.full.spec.ts), and one of each kind opened in pages. */
test("cuts nothing off when a landing page is zoomed into", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto(brandUrl("zhangyoudao", "/index_zyd"));
  await expectNoClipping(page, "/index_zyd");
});
