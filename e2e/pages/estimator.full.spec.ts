import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { test } from "../fixtures";
import { expectAccessible } from "../support/expect-accessible";
import { ESTIMATORS, expectAnnouncedFigures, expectTableOfGames } from "./expect-estimator";

for (const [brand, path] of ESTIMATORS) {
  test(`announces the figures without violations when another game is chosen on ${path}`, {
    tag: "@readonly",
  }, async ({ page }) => {
    await expectAnnouncedFigures(page, brandUrl(onBrand(brand), path));
    await expectAccessible(page);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [brand, path] of ESTIMATORS.slice(1)) {
    test(`lists every game in a table on ${path}`, {
      tag: "@readonly",
    }, async ({ page }) => {
      await expectTableOfGames(page, brandUrl(onBrand(brand), path));
    });
  }
});
