import { readComparable } from "./comparable";
import { sampleGoods } from "./testing/goods-sample";

const FACTS = [{ key: "rank", title: "段位", text: "星耀 Ⅱ" }];
const GOODS = sampleGoods({
  goods_id: 1002,
  normal_price: "100.00",
  price_after_discount: "",
  facts: FACTS,
});
const item = (goods_id: number, now_price: string, more = {}) => ({
  goods_id,
  goods_name: "账号",
  now_price,
  stock: 1,
  ...more,
});

test("puts the listings nearest in price first, five at most", () => {
  const list = ["500.00", "90.00", "105.00", "10.00", "300.00", "100.00"].map((price, index) =>
    item(index + 1, price),
  );
  expect(readComparable({ list }, GOODS).map(({ id }) => id)).toEqual([6, 3, 2, 4, 5]);
});

test("leaves out the listing itself, what is sold out, and names with markup", () => {
  const list = [
    item(1002, "100.00"),
    item(1, "100.00", { stock: 0 }),
    item(2, "100.00", { goods_name: "<b>账号</b>" }),
    item(3, "100.00"),
  ];
  expect(readComparable({ list }, GOODS).map(({ id }) => id)).toEqual([3]);
});

test("compares nothing without facts", () => {
  expect(readComparable({ list: [item(3, "100.00")] }, { ...GOODS, facts: [] })).toEqual([]);
});
