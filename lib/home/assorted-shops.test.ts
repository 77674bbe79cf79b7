import { assortedShops } from "./assorted-shops";
import { readShops } from "./read-shops";
import { storefrontView } from "./storefront-view";

const goods = (goods_id: number, user_id: number) => ({
  goods_id,
  goods_name: `商品 ${goods_id}`,
  game_name: "曜日战歌",
  goods_type: "RentAccount",
  trade_type_id: 3,
  now_price: "4.80",
  stock: 1,
  seller: { user_id, nickname: "店" },
});
const STOREFRONT = storefrontView({ list: [1, 2, 3, 4].map((id) => goods(id, 5)), total: 4 });
const shop = (user_id: number, goods_id: number) => ({
  user_id,
  nickname: "店",
  seller_recommend: [91, 92, 93].map((id) => goods(id, user_id)),
  testimonial: { content: "好", goods_id, goods_name: "商品", nickname: "甲" },
});
const SHOPS = readShops([shop(5, 2), shop(6, 3)]);

test("shows all shops as they are without an assortment", () => {
  expect(SHOPS).toHaveLength(2);
  expect(assortedShops(SHOPS, undefined, STOREFRONT)).toBe(SHOPS);
});

test("shows a shop with its goods of the storefront, and none that has too few", () => {
  const [found, ...others] = assortedShops(SHOPS, { kinds: ["rent"] }, STOREFRONT);
  expect(found?.seller.recommended.map(({ goodsId }) => goodsId)).toEqual([1, 2, 3]);
  expect(found?.seller.recommended[0]).toMatchObject({ priceFen: 480, unit: "/小时" });
  expect(others).toEqual([]);
});

test("leaves out a shop whose testimonial is about goods that the host does not show", () => {
  expect(assortedShops(readShops([shop(5, 99)]), { kinds: ["rent"] }, STOREFRONT)).toEqual([]);
});
