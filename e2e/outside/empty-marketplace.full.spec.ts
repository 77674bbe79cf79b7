import { test } from "../fixtures";
import { expectCompleteSitemap, expectEmptyPages } from "../support/empty-pages";

/** A new marketplace in which nothing is on sale yet. */
test.use({ separateSystems: true, emptyMarketplace: true });

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
