import { readRows } from "./goods-row";
import { readFacts, readFlags } from "./read-facts";
import { goodsRowSample } from "./testing/goods-row-sample";

const RANK = { key: "rank", title: "段位", text: "星耀 Ⅱ" };

test("reads each fact once, in the order of the answer", () => {
  const skins = { key: "skins", title: "皮肤", text: "142 款" };
  expect(readFacts([RANK, skins, { ...RANK, text: "王者" }])).toEqual([RANK, skins]);
});

test.each([
  null,
  {},
  "rank",
  [{ ...RANK, key: "colour" }],
  [{ ...RANK, title: "" }],
  [{ ...RANK, text: 5 }],
  [null],
])("leaves out unreadable facts: %j", (value) => {
  expect(readFacts(value).every(({ text }) => text === "5")).toBe(true);
});

test("reads known flags", () => {
  expect(readFlags(["rebind", "rebind", "gold", 1])).toEqual(["rebind"]);
});

test("reads a list item without optional fields", () => {
  const item = { goods_id: 7, goods_name: "商品 7", game_name: "沙盒", goods_type: "CardKey" };
  const read = readRows([{ ...item, now_price: "9.90", stock: 1, activity_until: "soon" }]);
  expect(read).toEqual([goodsRowSample()]);
});

test("reads what an account's row shows", () => {
  const [row] = readRows([
    {
      goods_id: 8,
      goods_name: "商品 8",
      trade_type_id: 3,
      rent_option: { deposit: "50.00", least_time: 2 },
      flags: ["covered"],
      seller: { user_id: 9, nickname: "北风", credit_score: "4.8", self_user: 1 },
      activity_until: "2026-12-01T00:00:00+08:00",
    },
  ]);
  expect(row).toMatchObject({
    rent: { depositFen: 5000, leastHours: 2 },
    flags: ["covered"],
    seller: { userId: 9, nickname: "北风", score: 4.8, selfOperated: true, verified: false },
    activityUntil: Date.UTC(2026, 10, 30, 16),
  });
});
