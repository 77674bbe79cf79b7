import { expect, test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { expectReflow } from "../support/expect-reflow";
import { focusStop } from "../support/focus";

const GOODS = [1001, 1002, 1003, 1008, 1012, 1016];
const PAGES = [
  ...GOODS.map((goodsId) => `/goodsDetails?goodsId=${goodsId}`),
  "/goodsDetail?goodsId=1001",
  "/goodsDetails?goodsId=999999",
  "/personal_center?user_id=3001",
  "/personal_center?user_id=999999",
  "/card_detail?url=elsewhere",
  "/nothing/here",
];

test("zoomed in, goods, shops and what is missing need no sideways scrolling", async ({ page }) => {
  test.slow();
  for (const path of PAGES) {
    await page.goto(brandUrl("mima", path));
    await expectReflow(page, path);
  }
});

test("a goods page zoomed to 200% has two columns or one, and no violation", async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 540 });
  await openGoods(page, 1001);
  const box = async (name: string) => {
    const { x, y, width, height } = await page
      .getByRole("region", { name, exact: true })
      .evaluate((region) => region.getBoundingClientRect().toJSON());
    return { left: x, right: x + width, top: y, bottom: y + height };
  };
  const facts = async () => {
    const { x, y } = await page
      .getByRole("heading", { level: 1 })
      .evaluate((heading) => heading.getBoundingClientRect().toJSON());
    return { left: x, top: y };
  };
  expect((await facts()).left).toBeGreaterThan((await box("商品图片")).right);
  expect((await box("卖家")).left).toBe((await box("商品图片")).left);

  await page.setViewportSize({ width: 640, height: 400 });
  expect((await facts()).left).toBe((await box("商品图片")).left);
  expect((await facts()).top).toBeGreaterThan((await box("商品图片")).bottom);
  await expectAccessible(page);
});

test("zoomed in, a shop's cards keep their words within their frame", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(brandUrl("mima", "/personal_center?user_id=3001"));
  const card = page
    .getByRole("region", { name: /在售商品/ })
    .getByRole("link")
    .first();
  await card.scrollIntoViewIfNeeded();
  // What a frame cuts off is in no viewport.
  await expect(card.getByText(/^已售/)).toBeInViewport({ ratio: 1 });
});

test("in a short window the bar that stays in sight covers nothing that has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openGoods(page, 1001);
  const bar = page.getByRole("navigation", { name: "页内导航" });
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const stop = await focusStop(page);
    expect(stop, "the stop before").toMatchObject({ inSight: true });
    if (await bar.evaluate((element) => element.contains(document.activeElement))) return;
  }
  throw new Error("the bar was not reached");
});
