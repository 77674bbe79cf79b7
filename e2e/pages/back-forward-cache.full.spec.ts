import { waitUntilHydrated } from "@storefront/testbed/browsers/hydration";
import { expect, test } from "../fixtures";
import { expectRestored, withBackForwardCache } from "../support/back-forward-cache";

test.use({
  launchOptions: ({ launchOptions }, use) => use(withBackForwardCache(launchOptions)),
});

for (const path of [
  "/goodsDetails?goodsId=1001",
  "/index",
  "/practicePage",
  "/index_m",
  "/account/orders",
]) {
  test(`restores ${path} from the back-forward cache`, async ({ page, buyer: _buyer }) => {
    await page.goto(path);
    await waitUntilHydrated(page);
    await expectRestored(page);
    await expect(page).toHaveURL(path);
  });
}
