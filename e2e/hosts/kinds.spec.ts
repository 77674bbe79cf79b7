import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { test } from "../fixtures";
import { expectNoClipping } from "../support/expect-no-clipping";

/** The full run zooms every landing page (all.full.spec.ts); `pages` opens one of each kind. */
test("clips nothing when a landing page is zoomed", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto(brandUrl(onBrand("zhangyoudao"), "/index_zyd"));
  await expectNoClipping(page, "/index_zyd");
});
