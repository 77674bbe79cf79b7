import { RENT } from "@storefront/contract/listing/trade";
import { goods } from "@storefront/marketplace/database/schema";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";

const test = useSandboxApp({ sandbox: false });

const GOODS = 1001;
const open = (path: string) => phoneBrowser(test).get(path);
const idsOf = (html: string) =>
  [...html.matchAll(/goodsDetails\?goodsId=(\d+)"/g)].map(([, id]) => Number(id));
const sellerOf = async (goodsId: number) =>
  (await test.request("goodsDetail", { goods_id: goodsId })).data.user;

it("is linked from a listing, and shows who sells and what", async () => {
  const { user_id, nickname, option } = await sellerOf(GOODS);
  const href = `/phone/shop?userId=${user_id}`;
  expect((await open(`/phone/goodsDetails?goodsId=${GOODS}`)).html).toContain(`href="${href}"`);
  const { status, html } = await open(href);
  expect(status).toBe(200);
  expect(html).toContain(`<title>${nickname}的店铺 · `);
  for (const text of [nickname, option.profile, "总销量", "粉丝"]) expect(html).toContain(text);
  const { data } = await test.request("shopGoods", { user_id });
  expect(idsOf(html)).toEqual(data.list.map(({ goods_id }) => goods_id));
});

it("shows only goods of the brand's assortment, and counts only them", async () => {
  const { user_id } = await sellerOf(GOODS);
  await test.deps.db.update(goods).set({ sellerId: user_id });
  const { html } = await open(`/phone/shop?userId=${user_id}&brand=wukong`);
  const { data } = await test.request("shopGoods", { user_id, kinds: "rent" });
  expect(idsOf(html)).toEqual(data.list.map(({ goods_id }) => goods_id));
  expect(new Set(data.list.map(({ trade_type_id }) => trade_type_id))).toEqual(new Set([RENT]));
  expect(html).toContain(`<dt>在售</dt><dd>${data.total}</dd>`);
  expect((await open(`/phone/shop?userId=${user_id}&brand=taobaobao`)).html).toContain(
    "这里没有这家店的商品",
  );
});

it("has pages, which lead to every listing once and back", async () => {
  const { user_id } = await sellerOf(GOODS);
  await test.deps.db.update(goods).set({ sellerId: user_id });
  const { total } = (await test.request("shopGoods", { user_id })).data;
  const nextOf = (html: string) => /href="([^"]+)">更多商品/.exec(html)?.[1]?.replace("&amp;", "&");
  const seen: number[] = [];
  let path: string | undefined = `/phone/shop?userId=${user_id}`;
  let last = "";
  while (path !== undefined) {
    last = (await open(path)).html;
    seen.push(...idsOf(last));
    path = nextOf(last);
  }
  expect(new Set(seen).size).toBe(total);
  expect(seen).toHaveLength(total);
  expect(last).toContain(">上一页<");
  const beyond = (await open(`/phone/shop?userId=${user_id}&page=999`)).html;
  expect(beyond).toContain("已经翻到最后了");
  expect((await open(`/phone/shop?userId=${user_id}&page=x`)).html).toContain("更多商品");
});

it.each(["", "userId=0", "userId=abc", "userId=99999"])("answers 404 for ?%s", async (query) => {
  const { status, html } = await open(`/phone/shop?${query}`);
  expect(status).toBe(404);
  expect(html).toContain("店铺不存在");
});
