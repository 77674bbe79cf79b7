import { test } from "../fixtures";
import { expectMissingPage, expectMissingStatus, expectWrongId } from "./expect-missing";
import { REPRESENTATIVE_MISSING, REPRESENTATIVE_WRONG_IDS } from "./goods-cases";

for (const id of REPRESENTATIVE_WRONG_IDS) {
  test(`shows a 404 page when the goods id is ${id}`, {
    tag: "@readonly",
  }, async ({ page }) => {
    await expectWrongId(page, id);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of REPRESENTATIVE_MISSING) {
    test(`answers 404 for ${path}, uncached and cached`, {
      tag: "@readonly",
    }, async ({ page }) => {
      await expectMissingStatus(path);
      await expectMissingPage(page, path, heading);
    });
  }
});
