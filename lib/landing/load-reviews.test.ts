import { storefrontView } from "@/lib/home/storefront-view";
import { loadReviews } from "./load-reviews";

const REVIEWS: Record<string, string[]> = {
  "1": ["换绑走了二十分钟，每一步都有人在群里盯着。", "截图和上号看到的一样，一个不差。"],
  "2": ["钱先押在平台，我验完才放，卖家也没催。"],
  "3": ["付款到拿到卡密不到五秒，手机扫一下就看到了。", "第七次回购，全区通用不用挑。"],
};

jest.mock("@/lib/goods/load-goods.server", () => ({
  loadGoods: async (id: string) => ({
    trade: { goodsId: Number(id) },
    name: `商品 ${id}`,
    game: "曜日战歌",
    comments: (REVIEWS[id] ?? []).map((content, at) => ({
      id: at,
      nickname: "阿越",
      avatar: null,
      score: 5,
      content,
    })),
  }),
}));

const STOREFRONT = storefrontView({
  list: [
    [1, "曜日战歌", "PersonalAccount", 3],
    [2, "曜日战歌", "PersonalAccount", 1],
    [3, "孤屿行动", "CardKey", 900],
  ].map(([goods_id, game_name, goods_type, sale]) => ({
    goods_id,
    goods_name: `商品 ${goods_id}`,
    game_name,
    goods_type,
    trade_type_id: 2,
    cover: "",
    now_price: "9.00",
    sale,
    stock: 1,
  })) as never,
  total: 3,
});

const goodsOf = async (...args: Parameters<typeof loadReviews>) =>
  (await loadReviews(...args)).map(({ goodsId }) => goodsId);

test.each(["/index_a", "/index_b", "/index_c", "/index_d", "/h_m"])(
  "on %s reviews of the page's kinds come before others",
  async (page) => {
    const goods = await goodsOf(STOREFRONT, ["账号"], page);
    expect(goods.slice(0, 3).sort()).toEqual([1, 1, 2]);
    expect(goods.slice(3)).toEqual([3, 3]);
  },
);

test("pages start with different reviews, and none is lost", async () => {
  const pages = ["/index_a", "/index_b", "/index_c"];
  const all = await Promise.all(pages.map((page) => loadReviews(STOREFRONT, undefined, page)));
  expect(new Set(all.map(([first]) => first?.content)).size).toBeGreaterThan(1);
  for (const reviews of all) expect(reviews).toHaveLength(5);
});

test("returns none when the marketplace does not answer", async () => {
  expect(await loadReviews(storefrontView(null), ["账号"], "/index_a")).toEqual([]);
});
