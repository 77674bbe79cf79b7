import { test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { ESTIMATORS, expectAnnouncedFigures, expectTableOfGames } from "./expect-estimator";

const [[brand, path]] = ESTIMATORS;

test("announces the figures when another game is chosen by keyboard", {
  tag: "@readonly",
}, async ({ page }) => {
  await expectAnnouncedFigures(page, brandUrl(brand, path));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("lists every game in a table", {
    tag: "@readonly",
  }, async ({ page }) => {
    await expectTableOfGames(page, brandUrl(brand, path));
  });
});
