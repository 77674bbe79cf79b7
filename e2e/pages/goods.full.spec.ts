import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { openSilentPage } from "../support/expect-healthy-page";
import { OTHER_LISTINGS } from "./goods-cases";

for (const id of OTHER_LISTINGS) {
  test(`opens listing ${id} without a console message`, {
    tag: "@readonly",
  }, async ({ page }) => {
    const messages = await openSilentPage(
      page,
      brandUrl(testBrand(), `/goodsDetails?goodsId=${id}`),
    );
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(messages).toEqual([]);
  });
}
