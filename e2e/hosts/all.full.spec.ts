import { allSubjects } from "@storefront/testbed/crawl/subjects";
import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { test } from "../fixtures";
import { expectHealthyPage } from "../support/expect-healthy-page";
import { expectNoClipping } from "../support/expect-no-clipping";

test.describe.configure({ mode: "parallel" });

for (const { brand, path, isRoot } of allSubjects()) {
  if (brand.hosts.length === 0) continue;
  test(`has no violation and clips nothing when ${path} of ${brand.key} is opened and zoomed`, {
    tag: "@readonly",
  }, async ({ page }) => {
    await expectHealthyPage(page, brandUrl(onBrand(brand.key), isRoot ? "/" : path));
    await expectNoClipping(page, path);
  });
}
