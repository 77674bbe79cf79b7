import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { test } from "../fixtures";
import { ESTIMATORS, expectTableOfGames } from "./expect-estimator";

const [[brand, path]] = ESTIMATORS;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("lists every game in a table", {
    tag: "@readonly",
  }, async ({ page }) => {
    await expectTableOfGames(page, brandUrl(onBrand(brand), path));
  });
});
