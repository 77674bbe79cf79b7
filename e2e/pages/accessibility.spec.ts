import { waitUntilHydrated } from "@storefront/testbed/browsers/hydration";
import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { openConfirm, openGoods, submitForQrCode } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { expectHealthyPage } from "../support/expect-healthy-page";
import { DIALOG } from "../support/session";
import { MAIN_PAGE_TYPES } from "./page-types";

for (const [name, brand, path] of MAIN_PAGE_TYPES) {
  test(`opens the ${name} without violations or console messages`, {
    tag: "@readonly",
  }, async ({ page }) => {
    await expectHealthyPage(page, brandUrl(onBrand(brand), path));
  });
}

test("shows a 404 page without a violation when the listing does not exist", {
  tag: "@readonly",
}, async ({ page }) => {
  const answer = await page.goto("/goodsDetails?goodsId=999999");
  expect(answer?.status()).toBe(404);
  await waitUntilHydrated(page);
  await expectAccessible(page);
});

test("has no violation when the dialogs of a purchase are open", async ({
  page,
  buyer: _buyer,
}) => {
  await openGoods(page, 1013);
  await openConfirm(page);
  await expectAccessible(page, DIALOG);
  await submitForQrCode(page);
  await expectAccessible(page, DIALOG);
});

test("changes every inherited color at once for a visitor who wants less motion", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/goodsDetails?goodsId=1001");
  await waitUntilHydrated(page);
  const colours = await page.evaluate(() => {
    const ofHeading = () => getComputedStyle(document.querySelector("h2") as Element).color;
    const before = ofHeading();
    document.documentElement.style.color = "rgb(1, 2, 3)";
    return { before, after: ofHeading() };
  });
  expect(colours.before).not.toBe("rgb(1, 2, 3)");
  expect(colours.after).toBe("rgb(1, 2, 3)");
});
