import type { Browser, Page } from "@playwright/test";
import { brandUrl, deployment } from "@storefront/testbed/deployment/deployment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { sandbox } from "@storefront/testbed/deployment/sandbox";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { beginMarket, endMarket, setTestMarket } from "@storefront/testbed/deployment/test-market";
import { test as base, expect } from "../fixtures";
import { ApiBuyer } from "../support/api-buyer";
import { dialog, openGoods, orderForQrCode } from "../support/desktop";
import { untilStream } from "../support/live-stream";
import { orderByApi } from "../support/orders";
import { giveSession, PLAIN_PAGE } from "../support/session";

/** Of one deployment, which they share with everybody who names no market. */
const test = base.extend<object, { markets: readonly [string, string] }>({
  markets: [
    async ({ product: _ }, use) => {
      const both = [await beginMarket(), await beginMarket()] as const;
      await use(both);
      for (const market of both) await endMarket(market);
    },
    // Another process prepares the first one's database.
    { scope: "worker", timeout: 240_000 },
  ],
});

test.afterEach(({ market }) => setTestMarket(market));

/** Opens a tester's browser, and enters the market by links, on the hosts of the brand and of the marketplace. */
async function openTester(browser: Browser, market: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: deployment.origin(testBrand()) });
  const page = await context.newPage();
  for (const url of [brandUrl(testBrand(), PLAIN_PAGE), `${deployment.apiUrl}/phone/scan`]) {
    await page.goto(`${url}?sandbox_market=${market}`);
    expect(page.url()).toBe(url);
  }
  return page;
}

async function logInTester(page: Page, market: string): Promise<void> {
  setTestMarket(market);
  await giveSession(page.context(), await ApiBuyer.login());
}

test("one tester's time runs out, and the other's payment remains", async ({
  browser,
  markets,
}) => {
  // Uses two browsers, each with a login and an order.
  test.slow();
  const [late, calm] = markets;
  const [first, second] = [await openTester(browser, late), await openTester(browser, calm)];
  await logInTester(first, late);
  await orderForQrCode(first, 1013);
  await logInTester(second, calm);
  const scan = await orderForQrCode(second, 1013);

  setTestMarket(late);
  await sandbox.advanceClock(15 * 60);
  await expect(dialog(first, "请重新下单")).toBeVisible({ timeout: 15_000 });
  await second.reload();
  await second.getByRole("button", { name: "继续支付" }).click();
  await expect(scan.getByRole("img", { name: "支付二维码" })).toBeVisible();
  await expect(dialog(second, "请重新下单")).toBeHidden();
});

test("a page of one tester is never shown to another, nor from a cache", async ({
  page,
  browser,
  markets,
}) => {
  // Pages of markets are rendered for each request, here 30.
  test.slow();
  const [first, second] = markets;
  const [owner, other] = [await openTester(browser, first), await openTester(browser, second)];
  setTestMarket(second);
  await sandbox.list({ goods_name: "第二位的商品", stock: 7 });
  setTestMarket(first);
  const { goods_id } = await sandbox.list({ goods_name: "第一位的商品", stock: 7 });
  await sandbox.unlist(1013);
  // From here on each request says itself whose it is.
  setTestMarket(undefined);
  const [added, shared] = [`/goodsDetails?goodsId=${goods_id}`, "/goodsDetails?goodsId=1013"];

  // The id is that of another listing in each. At the same time: Next shares a render of a path that is under way.
  const cookies = [`sandbox_market=${first}`, `sandbox_market=${second}`, ""];
  for (const _ of "12345") {
    const pages = await Promise.all(
      [...cookies, ...cookies].map((cookie) => requestHost(testBrand(), added, { cookie })),
    );
    const shown = pages.map(({ body }) => /第.位的商品/.exec(body)?.[0] ?? "");
    const expected = ["第一位的商品", "第二位的商品", ""];
    expect(shown).toEqual([...expected, ...expected]);
  }
  const answers = await Promise.all([owner.goto(shared), other.goto(shared), page.goto(shared)]);
  expect(answers.map((answer) => answer?.status())).toEqual([404, 200, 200]);
  expect(answers[1]?.headers()["cache-control"]).toBe("private, no-cache");
  await openGoods(owner, goods_id);
  await expect(owner.getByRole("heading", { level: 1 })).toContainText("第一位的商品");
  await openGoods(other, goods_id);
  await expect(other.getByRole("heading", { level: 1 })).toContainText("第二位的商品");
  const stored = await requestHost(testBrand(), shared);
  expect([stored.status, stored.headers["x-nextjs-cache"]]).toEqual([200, "HIT"]);
  expect(stored.body).not.toContain(first);

  // The client router's payloads are the market's too.
  const payload = await owner.evaluate(
    async (path) => (await fetch(path, { headers: { RSC: "1" } })).text(),
    added,
  );
  expect(payload).toContain("第一位的商品");
});

test("an open page follows what happens in its market", async ({ browser, markets: [market] }) => {
  const tester = await openTester(browser, market);
  setTestMarket(market);
  const { goods_id } = await sandbox.list({ goods_name: "最后一件，看着它", stock: 1 });
  const other = await ApiBuyer.login();
  await Promise.all([untilStream(tester), openGoods(tester, goods_id)]);
  await expect(tester.getByRole("button", { name: "立即购买" })).toBeEnabled();
  await orderByApi(other, goods_id);
  await expect(tester.getByRole("button", { name: "有人正在付款" })).toBeDisabled({
    timeout: 1_500,
  });
});

test("the phone is in the market of its cookie", async ({ browser, markets: [market] }) => {
  setTestMarket(market);
  const { goods_id } = await sandbox.list({ goods_name: "手机上的商品", stock: 1 });
  const handset = await openTester(browser, market);
  const path = `${deployment.apiUrl}/phone/goodsDetails?goodsId=${goods_id}`;
  await handset.goto(path);
  await expect(handset.getByText("手机上的商品").first()).toBeVisible();
  await handset.context().clearCookies();
  await handset.goto(path);
  await expect(handset.getByText("手机上的商品")).toBeHidden();
});

test.describe("a market that is over", () => {
  for (const id of ["b0Xk5QmY7sTfW1aLr9ZcJw", "x".repeat(3_000), "<script>"])
    test(`is said to be over: ${id.slice(0, 22)}`, async () => {
      const headers = { "x-sandbox-market": id };
      const answer = await requestHost(testBrand(), "/index", headers);
      expect([answer.status, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
      expect(answer.body).toContain("这个测试市场不存在或已经结束");
      const call = await requestHost(testBrand(), "/api/v1/index", headers);
      expect([call.status, JSON.parse(call.body).code]).toEqual([404, 10406]);
    });

  test("is left by a link on its pages", async ({ browser }) => {
    const context = await browser.newContext({ baseURL: deployment.origin(testBrand()) });
    const page = await context.newPage();
    await page.goto("/goodsDetails?goodsId=1001&sandbox_market=b0Xk5QmY7sTfW1aLr9ZcJw");
    await expect(page.getByRole("heading", { name: /已经结束/ })).toBeVisible();
    await page.getByRole("link", { name: "回到共用的市场" }).click();
    await expect(page).toHaveURL(/goodsDetails\?goodsId=1001$/);
    await expect(page.getByRole("button", { name: "立即购买" })).toBeVisible();
  });
});
