import { expect, test } from "../fixtures";
import { brandUrl, ownPorts } from "../support/deployment";
import { dialog, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { requestHost } from "../support/host-request";
import { readQrCode } from "../support/qr-code";

test("/goodsDetail has header and bottom bar, and orders on the phone with the promoter", async ({
  page,
}) => {
  const query = "?goodsId=1001&promotion_user_id=1&sign=abc";
  const answer = await page.goto(brandUrl("mima", `/goodsDetail${query}`));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("banner").getByRole("link", { name: "首页" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("8:00");
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toContain(
    "/goodsDetails?goodsId=1001",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "立即购买" }).click();
  const scan = dialog(page, "扫码下单");
  const link = scan.getByRole("textbox", { name: "下单链接" });
  // The promoter comes with the visitor's own detail, after the cached page.
  await expect(link).toHaveValue(/promotion_user_id=1/);
  expect(await readQrCode(scan.getByRole("img", { name: "下单二维码" }))).toContain(
    `/goodsDetails${query}`,
  );
  await expectAccessible(page);
});

test("/goodsDetail is cached, and unknown goods are a designed 404", async ({ page }) => {
  await requestHost("mima", "/goodsDetail?goodsId=1014");
  const second = await requestHost("mima", "/goodsDetail?goodsId=1014&symbol=x");
  expect(second.headers["x-nextjs-cache"]).toBe("HIT");
  const missing = await page.goto(brandUrl("mima", "/goodsDetail?goodsId=999999"));
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(brandUrl("mima", "/goodsDetail?goodsId=1006"));
  await expect(page).toHaveURL(/\/index$/);
});

test("what only the app sells opens the download dialog", async ({ page }) => {
  for (const [id, words] of [
    [1004, "进度随时看"],
    [1005, "档位在 App 里选"],
  ] as const) {
    await openGoods(page, id);
    await page.getByRole("button", { name: "立即购买" }).click();
    const app = dialog(page, "请在 App 内购买");
    const code = await readQrCode(app.getByRole("img", { name: "下载二维码" }));
    expect(code).toContain("/download");
    await expect(app).toContainText(words);
    for (const store of ["iPhone 下载", "Android 下载"]) {
      await expect(app.getByRole("link", { name: store })).toBeVisible();
    }
    expect((await app.boundingBox())?.width).toBe(450);
    await expectAccessible(page);
  }
});

test("/card_detail goes on to the order on the mobile site, and nowhere else", async ({ page }) => {
  const order = "/v1/order/detail?order_num=20260301100000000000";
  const good = await requestHost("mima", `/card_detail?url=${encodeURIComponent(order)}`);
  expect(good.status).toBe(307);
  expect(good.headers.location).toBe(
    `http://localhost:${ownPorts().api}/phone/orderDetails?url=${encodeURIComponent(order)}`,
  );
  for (const url of ["", "?url=https://evil.example/", "?url=//evil.example/v1/order/detail"]) {
    const answer = await page.goto(brandUrl("mima", `/card_detail${url}`));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("这个领卡链接打不开");
  }
  await expectAccessible(page);
});
