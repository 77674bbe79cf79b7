import { test } from "../fixtures";
import { SAMPLE_BRANDS } from "./brand-samples";
import { expectBrandFiles, expectBrandPages, expectBrandRoot } from "./expect-brand-pages";

for (const brand of SAMPLE_BRANDS) {
  test(`serves the brand's root, titles, canonical links and footer on the host of ${brand.key}`, {
    tag: "@readonly",
  }, async () => {
    await expectBrandRoot(brand);
    await expectBrandPages(brand);
  });

  test(`serves the brand's files and 404 page on the host of ${brand.key}`, {
    tag: "@readonly",
  }, async () => {
    await expectBrandFiles(brand);
  });
}
