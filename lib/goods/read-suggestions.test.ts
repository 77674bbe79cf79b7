import { readSuggestions } from "./read-suggestions";

const item = (goods_id: number, more = {}) => ({
  goods_id,
  goods_name: "月卡",
  cover: "/media/goods/1-1.webp",
  now_price: "28.00",
  stock: 3,
  ...more,
});

test("suggests six listings that can be bought", () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8].map((goodsId) => item(goodsId, { stock: goodsId - 1 }));
  expect(readSuggestions({ list }).map((goods) => goods.goodsId)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(readSuggestions({ list })[0]).toMatchObject({ name: "月卡", priceFen: 2800 });
});

test("leaves out names with markup", () => {
  const list = [item(1, { goods_name: "<script>alert(1)</script>" }), item(2)];
  expect(readSuggestions({ list }).map(({ goodsId }) => goodsId)).toEqual([2]);
});

test.each([null, {}, { list: null }, { list: [null, {}, item(0)] }])(
  "suggests nothing of %p",
  (data) => expect(readSuggestions(data)).toEqual([]),
);

test("excludes the listing that is replaced, and puts its trade type first", () => {
  const list = [1, 2, 3, 4].map((id) => item(id, { trade_type_id: id % 2 ? 3 : 2 }));
  const [first, ...rest] = readSuggestions({ list }, { goodsId: 3, tradeType: 3 });
  expect(first).toMatchObject({ goodsId: 1, unit: "/小时" });
  expect(rest.map(({ goodsId, unit }) => [goodsId, unit])).toEqual([
    [2, ""],
    [4, ""],
  ]);
});

test.each([
  [2, true],
  [1, false],
  [3, false],
  [undefined, false],
  ["2", true],
  [{}, false],
])("sets the marker 起 by specs_type %j: %s", (specs_type, from) => {
  expect(readSuggestions({ list: [item(1, { specs_type })] })).toMatchObject([{ from }]);
});
