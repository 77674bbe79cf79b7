import { storefrontView } from "@/lib/home/storefront-view";
import { priceCuts, priceLevels } from "./price-levels";

function card(goods_id: number, now_price: string, more: object = {}) {
  return {
    goods_id,
    goods_name: `商品 ${goods_id}`,
    game_name: "甲",
    goods_type: "CardKey",
    trade_type_id: 2,
    now_price,
    stock: 1,
    ...more,
  };
}

const storefrontOf = (list: object[]) => storefrontView({ list, total: list.length });

test("puts a listing into the first level whose bound it does not exceed", () => {
  const storefront = storefrontOf([
    card(1, "30.01"),
    card(2, "10.00"),
    card(3, "30.00"),
    card(4, "9.90", { stock: 0 }),
    card(5, "5.00", { goods_type: "TopUp" }),
  ]);
  const levels = priceLevels(storefront, ["卡密"], [10, 30]);
  expect(levels.map(({ bound, rows }) => [bound, rows.map(({ id }) => id)])).toEqual([
    [10, [2]],
    [30, [3]],
  ]);
});

test("sorts reduced listings by what they are reduced by", () => {
  const storefront = storefrontOf([
    card(1, "10.00", { origin_price: "12.00" }),
    card(2, "50.00", { origin_price: "90.00" }),
    card(3, "20.00"),
  ]);
  expect(priceCuts(storefront, ["卡密"]).map(({ id }) => id)).toEqual([2, 1]);
});
