import { requestHost } from "@storefront/testbed/deployment/host-request";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";

test("serves /goodsDetail from the cache on the second request", {
  tag: "@readonly",
}, async () => {
  await requestHost(testBrand(), "/goodsDetail?goodsId=1014");
  const second = await requestHost(testBrand(), "/goodsDetail?goodsId=1014&symbol=x");
  // Both are cached; STALE means that a background revalidation has begun, after a minute or a change.
  expect(second.headers["x-nextjs-cache"]).toMatch(/^(HIT|STALE)$/);
});
