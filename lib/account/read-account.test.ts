import { readAccountCoupons } from "./read-coupons";
import { readFavourites } from "./read-favourites";
import { readEarnings, readLedger } from "./read-ledger";

const LISTED = { goods_id: 1001, goods_name: "月卡", now_price: "57.00", stock: 3, specs_type: 1 };

test.each([
  ["60.00", -300],
  ["57.00", 0],
  ["50.00", 700],
  [null, 0],
  ["text", 0],
])("compares the current price with the collected price %s", (collected_price, change) => {
  const read = readFavourites({ list: [{ ...LISTED, collected_price }], total: 1 });
  expect(read?.goods).toMatchObject([{ price: "57.00", changeFen: change, soldOut: false }]);
});

test("marks a favorite sold out when its stock is 0, not when it is unknown", () => {
  const { stock: _left, ...unknownStock } = LISTED;
  const read = readFavourites({ list: [{ ...LISTED, stock: 0 }, unknownStock, {}, null] });
  expect(read?.goods.map(({ soldOut }) => soldOut)).toEqual([true, false]);
});

test("fills in the missing fields of a coupon", () => {
  expect(readAccountCoupons({ list: [{ user_envelope_id: "4" }, {}] })).toMatchObject([
    { id: 4, state: "usable", name: "优惠券", goodsId: 0, sellerId: 0 },
  ]);
});

test("reads ledger entries of both signs, including unknown events", () => {
  const entry = { order_num: "7", created_at: "2026-11-20T02:00:00Z" };
  const list = [
    { ...entry, event: "payment", amount: "-5.00" },
    { event: "new-one", amount: 3, created_at: "never" },
    { event: "refund" },
  ];
  expect(readLedger({ balance: "995.00", list, total: 3 })).toEqual({
    balanceFen: 99_500,
    total: 3,
    entries: [
      { name: "支付订单", fen: -500, orderNum: "7", at: new Date("2026-11-20T02:00:00Z") },
      { name: "其他变动", fen: 300, orderNum: "", at: null },
    ],
  });
});

test.each<[string, (data: unknown) => unknown]>([
  ["favourites", readFavourites],
  ["coupons", readAccountCoupons],
  ["balance", readLedger],
  ["earnings", readEarnings],
])("returns null for %s without a list", (_name, read) => {
  const answers = [null, "x", {}, { list: 3, balance: "1.00" }];
  expect(answers.map((data) => read(data))).toEqual([null, null, null, null]);
});
