import { test } from "../fixtures";
import { SAMPLE_BRANDS } from "./brand-samples";
import { expectOwnFiles, expectOwnPages, expectOwnRoot } from "./expect-own-pages";

for (const brand of SAMPLE_BRANDS) {
  test(`serves its own root, titles, canonical links and footer when the host is ${brand.key}'s`, {
    tag: "@readonly",
  }, async () => {
    await expectOwnRoot(brand);
    await expectOwnPages(brand);
  });

  test(`serves its own files and 404 page when the host is ${brand.key}'s`, {
    tag: "@readonly",
  }, async () => {
    await expectOwnFiles(brand);
  });
}
