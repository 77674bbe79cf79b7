import { brandByKey } from "@storefront/brands";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";

const test = useSandboxApp({ sandbox: false }, { resets: false });

const slogan = (key: string) => brandByKey(key)?.slogan ?? "";

it("shows the brand, a search, kinds, games and listings on the home page", async () => {
  const { html } = await phoneBrowser(test).get("/phone?brand=mima");
  expect(html).toContain("<title>首页 · 密马手机端</title>");
  expect(html).toContain(slogan("mima"));
  expect(html).toContain(brandByKey("mima")?.mark ?? "");
  expect(html).toContain('name="q"');
  expect(html).toContain('href="/phone/goods?kind=card-key"');
  expect(html).toMatch(/href="\/phone\/goods\?game=[\w-]+"/);
  expect(html).toContain("/phone/goodsDetails?goodsId=");
});

it("shows only what the brand's assortment has, on every page of the visit", async () => {
  const browser = phoneBrowser(test);
  const { html } = await browser.get("/phone?brand=wukong");
  expect(html).toContain('href="/phone/goods?kind=rent"');
  expect(html).not.toContain('href="/phone/goods?kind=account"');
  const list = (await browser.get("/phone/goods")).html;
  const goods = list.match(/class="card order-line"/g) ?? [];
  expect(goods.length).toBeGreaterThan(0);
  expect(list.match(/\/小时/g)).toHaveLength(goods.length);
});

it("says what can be done on the phone when the brand has no goods", async () => {
  const browser = phoneBrowser(test);
  const { html } = await browser.get("/phone?brand=taobaobao");
  expect(html).toContain(slogan("taobaobao"));
  expect(html).toContain('href="/phone/messages"');
  expect(html).not.toContain("goodsDetails");
  expect((await browser.get("/phone/goods?q=a")).html).toContain("这里不卖商品");
});

it("searches, filters by game and kind, and keeps both in the links of the others", async () => {
  const browser = phoneBrowser(test);
  const { data } = await test.request("games", {});
  const game = data.list[0];
  if (game === undefined) throw new Error("the sample catalog has no games");
  const { html } = await browser.get(`/phone/goods?game=${game.slug}&kind=account`);
  expect(html).toContain(`<h1>${game.name}</h1>`);
  expect(html).toContain(
    `href="/phone/goods?game=${game.slug}&amp;kind=account&amp;sort=price_asc"`,
  );
  expect(html).toContain(`href="/phone/goods?kind=account"`);
  expect((await browser.get("/phone/goods?q=1003")).html).toContain("goodsId=1003");
  expect((await browser.get("/phone/goods?q=%E2%98%85%E2%98%85")).html).toContain("没有找到商品");
});

it("ignores filters and a page that are not valid", async () => {
  const browser = phoneBrowser(test);
  const goodsOf = async (query: string) =>
    (await browser.get(`/phone/goods${query}`)).html.match(/goodsId=\d+/g) ?? [];
  const all = await goodsOf("");
  expect(all.length).toBeGreaterThan(0);
  expect(await goodsOf("?kind=swords&sort=x&after=nowhere")).toEqual(all);
});

it("has no scanner", async () => {
  expect((await phoneBrowser(test).get("/phone/scan")).status).toBe(404);
});
