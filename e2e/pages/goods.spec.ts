import { expect, test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { requestHost } from "../support/host-request";

const goods = (id: number | string) => brandUrl("mima", `/goodsDetails?goodsId=${id}`);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the goods page is complete as far as reading goes", async ({ page }) => {
    const answer = await page.goto(
      brandUrl("mima", "/goodsDetails?goodsId=1001&promotion_user_id=7&sign=abc"),
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
    expect(blocks.join()).toContain('"Product"');
    for (const block of blocks) JSON.parse(block);
  });
});

test.describe("what is not there", () => {
  for (const id of ["999999", "abc", "-1", "1e9", "%00", "1001%20or%201=1", ""]) {
    test(`goodsId=${id || "(empty)"} is a designed page with status 404`, async ({ page }) => {
      const answer = await page.goto(goods(id));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link").first()).toBeVisible();
    });
  }

  for (const [path, heading] of [
    ["/no-such-page", "这里没有页面"],
    ["/goodsDetails?goodsId=888888", "这件商品不在架上了"],
    ["/goodsDetail?goodsId=888888", "这件商品不在架上了"],
    ["/personal_center?user_id=888888", "没有找到这家店"],
    ["/card_detail?url=nowhere", "这个领卡链接打不开"],
  ] as const) {
    test(`${path} is 404, new and from the cache, and reads without JavaScript`, async ({
      browser,
    }) => {
      for (const encoding of ["identity", "gzip", "identity"]) {
        const headers = { "accept-encoding": encoding };
        expect((await requestHost("mima", path, headers)).status).toBe(404);
      }
      expect((await requestHost("mima", path, {}, { method: "HEAD" })).status).toBe(404);
      const reader = await browser.newContext({ javaScriptEnabled: false });
      const page = await reader.newPage();
      expect((await page.goto(brandUrl("mima", path)))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("link", { name: /回首页/ })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toContainText("示例");
      expect(await page.locator('meta[name="robots"]').first().getAttribute("content")).toContain(
        "noindex",
      );
      await reader.close();
    });
  }
});

test("boosting and play-with goods lead to the home page", async ({ page }) => {
  for (const id of [1006, 1007]) {
    await page.goto(goods(id));
    await expect(page).toHaveURL(/\/index$/);
  }
});

test("every fixed listing stands, without a word in the console", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(error.message));
  for (const id of [1001, 1002, 1003, 1004, 1005, 1008, 1009, 1010, 1012, 1013, 1014, 1015, 1016]) {
    const answer = await page.goto(goods(id), { waitUntil: "networkidle" });
    expect(answer?.status(), String(id)).toBe(200);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${id} overflows sideways`).toBeLessThanOrEqual(0);
  }
  expect(said).toEqual([]);
});

test("hostile text stays text", async ({ page }) => {
  let ran = false;
  page.on("dialog", (dialog) => {
    ran = true;
    void dialog.dismiss();
  });
  await page.goto(goods(1016), { waitUntil: "networkidle" });
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

test("the quantity stays within its limits", async ({ page }) => {
  await page.goto(goods(1013));
  const quantity = page.getByRole("spinbutton", { name: "购买数量" });
  await expect(quantity).toHaveValue("2");
  await quantity.fill("99");
  await quantity.blur();
  await expect(quantity).toHaveValue("5");
  await quantity.fill("0");
  await quantity.blur();
  await expect(quantity).toHaveValue("2");
});

test("sold out says so and cannot be bought", async ({ page }) => {
  await page.goto(goods(1012));
  await expect(page.getByRole("button", { name: "立即购买" })).toBeDisabled();
  await expect(page.getByText("已售罄").first()).toBeVisible();
});

test("the second visit is served from the cache, the same for every visitor", async () => {
  const path = "/goodsDetails?goodsId=1014";
  await requestHost("mima", path);
  const second = await requestHost("mima", `${path}&promotion_user_id=9`);
  expect(second.headers["x-nextjs-cache"]).toBe("HIT");
});
