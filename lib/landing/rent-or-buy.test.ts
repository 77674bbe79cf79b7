import { storefrontView } from "@/lib/home/storefront-view";
import { rentOrBuy } from "./rent-or-buy";

const RENT = 3;
const SALE = 4;

function item(goods_id: number, game_name: string, trade_type_id: number, now_price: string) {
  return {
    goods_id,
    goods_name: `商品 ${goods_id}`,
    game_name,
    goods_type: "PersonalAccount",
    trade_type_id,
    now_price,
    stock: 1,
  };
}

test("compares the cheapest rental with the cheapest account when a game has both", () => {
  const list = [
    item(1, "甲", RENT, "4.00"),
    item(2, "甲", RENT, "3.00"),
    item(3, "甲", SALE, "100.00"),
    item(4, "甲", SALE, "900.00"),
    item(5, "乙", SALE, "50.00"),
    item(6, "丙", RENT, "2.00"),
    item(7, "丙", SALE, "20.00"),
  ];
  const sums = rentOrBuy(storefrontView({ list, total: list.length }));
  expect(sums.map(({ game, rent, buy, evenHours }) => [game, rent.id, buy.id, evenHours])).toEqual([
    ["丙", 6, 7, 10],
    ["甲", 2, 3, 34],
  ]);
});
