import { expect, test } from "../fixtures";
import { brandUrl, ownPorts } from "../support/deployment";
import { expectAccessible } from "../support/expect-accessible";
import { requestHost } from "../support/host-request";
import { APP_ONLY_CASES, expectAppDialog } from "./app-only-cases";

for (const listing of APP_ONLY_CASES)
  test(`opens the download dialog when ${listing.name} is bought`, async ({
    page,
    buyer: _buyer,
  }) => {
    const app = await expectAppDialog(page, listing);
    expect((await app.boundingBox())?.width).toBe(450);
    await expectAccessible(page, "[role=dialog]");
  });

test("answers /goodsDetail with a designed 404 or the home page when it cannot show the goods", {
  tag: "@readonly",
}, async ({ page }) => {
  const missing = await page.goto(brandUrl("mima", "/goodsDetail?goodsId=999999"));
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(brandUrl("mima", "/goodsDetail?goodsId=1006"));
  await expect(page).toHaveURL(/\/index$/);
});

test("redirects /card_detail to the mobile site only when its path is an order's", async ({
  page,
}) => {
  const order = "/v1/order/detail?order_num=20260301100000000000";
  const good = await requestHost("mima", `/card_detail?url=${encodeURIComponent(order)}`);
  expect(good.status).toBe(307);
  expect(good.headers["location"]).toBe(
    `http://localhost:${ownPorts().api}/phone/orderDetails?url=${encodeURIComponent(order)}`,
  );
  for (const url of ["", "?url=https://evil.example/", "?url=//evil.example/v1/order/detail"]) {
    const answer = await page.goto(brandUrl("mima", `/card_detail${url}`));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("这个领卡链接打不开");
  }
  await expectAccessible(page);
});
