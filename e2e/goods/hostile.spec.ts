import { requestHost } from "@storefront/testbed/deployment/host-request";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";
import { expectNothingRan, MARKUP, watchPage } from "./hostile-page";

/** Wider than any page, without a line break opportunity. */
const WIDE = [
  `<pre>${"x".repeat(400)}</pre>`,
  `<table><tr>${"<td>格子里的字</td>".repeat(80)}</tr></table>`,
  `<ul>${"<li><ul>".repeat(9)}${"w".repeat(300)}${"</ul></li>".repeat(9)}</ul>`,
];

test("runs nothing and shows every paragraph when a description holds the complete corpus", async ({
  page,
  sandbox,
}) => {
  const events = watchPage(page);
  const texts = [...MARKUP, ...WIDE];
  const description = texts.map((html, index) => `<p>第${index}段</p>${html}`).join("\n");
  const { goods_id } = await sandbox.list({
    goods_name: "描述里什么都有",
    desc_description: description,
    goods_desc: "<p>能看到的<strong>介绍</strong></p>",
  });
  await openGoods(page, goods_id);
  const detail = page.getByRole("region", { name: "商品详情" });
  await expect(detail.getByText("能看到的介绍")).toBeVisible();
  const shown = await detail.locator("p").allInnerTexts();
  expect(shown.filter((text) => /^第\d+段$/.test(text))).toEqual(
    texts.map((_, index) => `第${index}段`),
  );
  // Scroll to load lazy images.
  await detail.locator("img").last().scrollIntoViewIfNeeded();
  await page.keyboard.press("End");
  await expectNothingRan(page, events);
  await sandbox.unlist(goods_id);
});

test("answers 404 to browsers and crawlers as soon as a listing is delisted", async ({
  page,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "马上下架" });
  const path = `/goodsDetails?goodsId=${goods_id}`;
  expect((await requestHost(testBrand(), path)).status).toBe(200);
  await sandbox.unlist(goods_id);
  await expect.poll(async () => (await requestHost(testBrand(), path)).status).toBe(404);
  expect((await page.goto(path))?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
