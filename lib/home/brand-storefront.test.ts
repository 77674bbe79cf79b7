import { BRANDS } from "@storefront/brands";
import { brandShops, brandStorefront, kindsOfBrand } from "./brand-storefront";
import { readShops } from "./read-shops";
import { storefrontView } from "./storefront-view";

const GOODS = [
  [1, "CardKey", 90, 5],
  [2, "RentAccount", 70, 1],
  [3, "PersonalAccount", 0, 1],
  [4, "RentAccount", 80, 0],
  [5, "Service", 10, 1],
  [6, "CardKey", 40, 5],
] as const;

const STOREFRONT = storefrontView({
  list: GOODS.map(([goods_id, goods_type, sale, stock]) => ({
    goods_id,
    goods_name: `商品 ${goods_id}`,
    game_name: goods_id % 2 ? "曜日战歌" : "孤屿行动",
    goods_type,
    trade_type_id: 2,
    now_price: "9.90",
    sale,
    stock,
  })),
  total: 6,
});
const hotOf = (key: string) => {
  const brand = BRANDS.find((it) => it.key === key);
  return brand && brandStorefront(brand, STOREFRONT).hot.map(({ id }) => id);
};

test("sorts the brand's kinds first, then by sales, sold out last", () => {
  expect(hotOf("mima")).toEqual([1, 2, 6, 5, 3, 4]);
  expect(hotOf("huoshan")).toEqual([2, 1, 6, 5, 3, 4]);
  expect(hotOf("maihaoniu")).toEqual([3, 1, 2, 6, 5, 4]);
  expect(hotOf("diandian")).toEqual([5, 1, 2, 6, 3, 4]);
  expect(hotOf("zhengqi")).toEqual([1, 6, 2, 5, 3, 4]);
});

test("sorts each game too, and loses nothing", () => {
  for (const brand of BRANDS) {
    const { games, hot, total, sold } = brandStorefront(brand, STOREFRONT);
    expect([hot.length, total, sold]).toEqual([6, STOREFRONT.total, STOREFRONT.sold]);
    expect(games.map(({ name }) => name)).toEqual(STOREFRONT.games.map(({ name }) => name));
    const [kind] = kindsOfBrand(brand);
    for (const { rows } of games.filter((game) => game.rows.some((row) => row.kind === kind))) {
      if (kind && rows.some((row) => row.kind === kind && !row.soldOut))
        expect(rows[0]?.kind).toBe(kind);
    }
  }
});

test("puts shops that recommend the brand's kinds first, keeping the order of the others", () => {
  const shops = readShops(
    [
      [1, 6, 5],
      [1, 2, 3],
      [2, 4, 5],
    ].map((ids, index) => ({
      user_id: index + 1,
      nickname: `店 ${index + 1}`,
      seller_recommend: ids.map((goods_id) => ({
        goods_id,
        cover: "",
        goods_name: `商品 ${goods_id}`,
        now_price: "9.90",
      })),
      testimonial: { content: "好", goods_id: 1 },
    })),
  );
  const orderOf = (key: string) => {
    const brand = BRANDS.find((it) => it.key === key);
    return brand && brandShops(brand, STOREFRONT, shops).map(({ id }) => id);
  };
  expect(orderOf("mima")).toEqual([1, 2, 3]);
  expect(orderOf("huoshan")).toEqual([3, 2, 1]);
  expect(orderOf("maihaoniu")).toEqual([2, 1, 3]);
});
