import { test } from "@/e2e/fixtures";
import { expectCompleteSitemap, expectEmptyPages } from "@/e2e/support/empty-pages";

/** An API without lists and searches reads as a marketplace without listings. */
test.use({ minimalApi: true });

test("says on pages of listings that there are none, never that something is broken", async ({
  page,
}) => {
  test.slow();
  await expectEmptyPages(page);
});

test("lists in the sitemap only pages that exist, without broken links", async ({ page }) => {
  test.slow();
  await expectCompleteSitemap(page);
});
