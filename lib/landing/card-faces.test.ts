import { sampleSpec, sampleTrade } from "@storefront/contract/listing/testing/trade-sample";
import type { SpecView } from "@/lib/goods/goods-view";
import { bands, cardFaces, series } from "./card-faces";

function card(goodsId: number, game: string, ...specs: Partial<SpecView>[]) {
  return {
    game,
    name: `${game} 点券 自动发货`,
    trade: sampleTrade({
      goodsId,
      specsType: specs.length === 0 ? 1 : 2,
      specs: specs.map((spec, index) => sampleSpec({ id: index + 1, ...spec })),
    }),
  };
}

test.each([
  ["680 点券", ["", "680", "点券"]],
  ["月卡 30 天", ["月卡", "30", "天"]],
  ["豪华版 +20 级", ["豪华版", "20", "级"]],
  ["8 人房", ["", "8", "人房"]],
])("%s is read as a denomination", (name, parts) => {
  const [face] = cardFaces([card(1, "曜日战歌", { name })]);
  expect([face?.before, face?.figure, face?.unit]).toEqual(parts);
});

test.each(["进阶版", "2026 年 1 月 1 日", "<b>1</b> 一号礼包套装"])(
  "%s is not a denomination",
  (name) => {
    expect(cardFaces([card(1, "曜日战歌", { name })])).toEqual([]);
  },
);

test("returns available denominations at their own price, cheapest first", () => {
  const faces = cardFaces([
    card(1, "曜日战歌", { name: "9 点", priceFen: 900 }, { name: "5 点", stock: 0 }),
    card(2, "孤屿行动", { name: "3 枚", priceFen: 500, activityFen: 300 }),
  ]);
  expect(faces.map(({ key, fen }) => [key, fen])).toEqual([
    ["2-1", 300],
    ["1-1", 900],
  ]);
});

test("names the card of a listing without specs after it, without the game", () => {
  expect(cardFaces([card(7, "九霄长歌")])).toMatchObject([
    { key: "7", before: "点券 自动发货", figure: "", fen: 2800 },
  ]);
});

test("bands include their upper bound, alternate games, prefer cards with a figure and are sorted by price", () => {
  const faces = cardFaces([
    card(1, "甲", { name: "1 点", priceFen: 1000 }, { name: "3 点", priceFen: 3000 }),
    card(2, "乙", { name: "2 点", priceFen: 2000 }, { name: "4 点", priceFen: 3001 }),
    card(3, "丙"),
  ]);
  const shown = (each: number) =>
    bands(faces, each).map(({ name, faces: own }) => [name, ...own.map(({ key }) => key)]);
  expect(shown(2)).toEqual([
    ["30 元以内", "1-1", "2-1"],
    ["100 元以内", "2-2"],
  ]);
  expect(shown(9)[0]).toEqual(["30 元以内", "1-1", "2-1", "3", "1-2"]);
  const dear = cardFaces([card(1, "甲", { name: "1 点", priceFen: 40_000 })]);
  expect(bands(dear, 1)[0]?.name).toBe("300 元以上");
});

test("series are listings with at least two denominations, those with most first", () => {
  const faces = cardFaces([
    card(1, "甲", { name: "1 点" }),
    card(2, "乙", { name: "1 点", priceFen: 200 }, { name: "2 点", priceFen: 100 }),
    card(3, "丙", { name: "1 枚" }, { name: "2 枚" }, { name: "3 枚" }),
    card(4, "丁"),
  ]);
  expect(series(faces).map(({ goodsId, faces: own }) => [goodsId, own.length])).toEqual([
    [3, 3],
    [2, 2],
  ]);
  expect(series(faces)[1]?.faces.map(({ fen }) => fen)).toEqual([100, 200]);
});
