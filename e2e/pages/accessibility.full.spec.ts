import { waitUntilHydrated } from "@storefront/testbed/browsers/hydration";
import { brandUrl, deployment } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { test } from "../fixtures";
import { expectAccessible } from "../support/expect-accessible";
import { expectHealthyPage } from "../support/expect-healthy-page";
import { ACCOUNT_PAGE_TYPES, FURTHER_PAGE_TYPES, PAGE_STATES } from "./page-types";

for (const [name, brand, path] of FURTHER_PAGE_TYPES) {
  test(`opens the ${name} without violations or console messages`, {
    tag: "@readonly",
  }, async ({ page }) => {
    await expectHealthyPage(page, brandUrl(onBrand(brand), path));
  });
}

for (const [name, brand, path] of ACCOUNT_PAGE_TYPES) {
  test(`opens the ${name} without violations or console messages`, async ({
    page,
    buyer: _buyer,
  }) => {
    await expectHealthyPage(page, brandUrl(onBrand(brand), path));
  });
}

for (const [name, brand, path] of PAGE_STATES) {
  test(`has no violation on a goods page with ${name}`, {
    tag: "@readonly",
  }, async ({ page }) => {
    await page.goto(brandUrl(onBrand(brand), path));
    await waitUntilHydrated(page);
    await expectAccessible(page);
  });
}

test("opens the download page without a violation when the host is unknown", async ({ page }) => {
  await expectHealthyPage(page, `${deployment.unknownOrigin}/`);
});
