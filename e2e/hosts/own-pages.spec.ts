import { test } from "../fixtures";
import { SAMPLE_BRANDS } from "./brand-samples";
import { expectOwnFiles, expectOwnPages, expectOwnRoot } from "./expect-own-pages";

for (const brand of SAMPLE_BRANDS) {
  test(`serves the brand's root, titles, canonical links and footer on the host of ${brand.key}`, {
    tag: "@readonly",
  }, async () => {
    await expectOwnRoot(brand);
    await expectOwnPages(brand);
  });

  test(`serves the brand's files and 404 page on the host of ${brand.key}`, {
    tag: "@readonly",
  }, async () => {
    await expectOwnFiles(brand);
  });
}
