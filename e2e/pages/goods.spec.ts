import { waitUntilHydrated } from "@storefront/testbed/browsers/hydration";
import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { goodsJsonLd } from "../../lib/seo/testing/json-ld-shapes";
import { expect, test } from "../fixtures";
import { openSilentPage } from "../support/expect-healthy-page";
import { REPRESENTATIVE_LISTINGS } from "./goods-cases";

const goods = (id: number | string) => brandUrl(testBrand(), `/goodsDetails?goodsId=${id}`);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the complete content", {
    tag: "@readonly",
  }, async ({ page }) => {
    const answer = await page.goto(
      brandUrl(testBrand(), "/goodsDetails?goodsId=1001&promotion_user_id=7&sign=abc"),
    );
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("button", { name: "立即购买" })).toBeVisible();
    await expect(page.getByText(/¥/).first()).toBeVisible();
    for (const part of ["商品详情", "交易流程", "评价"]) {
      await expect(page.getByText(part).first()).toBeVisible();
    }
    await expect(page.getByRole("contentinfo")).toContainText("示例");
    for (const picture of await page.getByRole("main").getByRole("img").all()) {
      await expect(picture).toHaveAccessibleName(/.+/);
    }
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toContain(
      "/goodsDetails?goodsId=1001",
    );
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks).toHaveLength(1);
    expect(goodsJsonLd.safeParse(JSON.parse(blocks[0] ?? "")).error).toBeUndefined();
  });
});

test("redirects to the home page when the goods are boosting or play-with", {
  tag: "@readonly",
}, async ({ page }) => {
  for (const id of [1006, 1007]) {
    await page.goto(goods(id));
    await expect(page).toHaveURL(/\/index$/);
  }
});

for (const id of REPRESENTATIVE_LISTINGS) {
  test(`opens listing ${id} without a console message`, {
    tag: "@readonly",
  }, async ({ page }) => {
    const messages = await openSilentPage(page, goods(id));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(messages).toEqual([]);
  });
}

test("runs nothing when the seller's text is hostile", { tag: "@readonly" }, async ({ page }) => {
  let ran = false;
  page.on("dialog", (dialog) => {
    ran = true;
    void dialog.dismiss();
  });
  await page.goto(goods(1016));
  await waitUntilHydrated(page);
  const main = page.getByRole("main");
  await expect(main.locator("script:not([type='application/ld+json'])")).toHaveCount(0);
  const handlers = await main.evaluate((element) =>
    [...element.querySelectorAll("*")].flatMap((child) =>
      [...child.attributes].filter(({ name }) => name.startsWith("on")).map(({ name }) => name),
    ),
  );
  expect(handlers).toEqual([]);
  expect(ran).toBe(false);
});

test("clamps a typed quantity to its limits", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto(goods(1013));
  await waitUntilHydrated(page);
  const quantity = page.getByRole("spinbutton", { name: "购买数量" });
  await expect(quantity).toHaveValue("2");
  await quantity.fill("99");
  await quantity.blur();
  await expect(quantity).toHaveValue("5");
  await quantity.fill("0");
  await quantity.blur();
  await expect(quantity).toHaveValue("2");
});

test("disables buying when the listing is sold out", {
  tag: "@readonly",
}, async ({ page }) => {
  await page.goto(goods(1012));
  await expect(page.getByRole("button", { name: "立即购买" })).toBeDisabled();
  await expect(page.getByText("已售罄").first()).toBeVisible();
});
