import type { GoodsBrief } from "./goods-brief";
import { readRows } from "./goods-row";
import { viewedState } from "./viewed-state";

const seen: GoodsBrief = {
  id: 5,
  name: "当时的名字",
  cover: "",
  kind: "账号",
  price: "128.00",
  from: false,
};
const rowsOf = (more: object) =>
  new Map(
    readRows([
      { goods_id: 5, goods_name: "现在的名字", goods_type: "PersonalAccount", stock: 1, ...more },
    ]).map((row) => [row.id, row]),
  );

test("shows what was seen while nothing else is known", () => {
  expect(viewedState(seen, null)).toEqual({
    goods: seen,
    gone: null,
    removed: false,
    nextReturn: null,
    changeFen: 0,
  });
});

test("marks a listing that is not on sale any more", () => {
  expect(viewedState(seen, new Map())).toMatchObject({ gone: "已下架", removed: true });
});

test.each([
  ["99.00", -2900],
  ["130.50", 250],
  ["128.00", 0],
])("tells how the price has changed to %s", (now_price, changeFen) => {
  const state = viewedState(seen, rowsOf({ now_price }));
  expect(state).toMatchObject({ changeFen, gone: null, goods: { name: "现在的名字" } });
});

test("says nothing of the price of what is sold", () => {
  const state = viewedState(seen, rowsOf({ now_price: "1.00", stock: 0 }));
  expect(state).toMatchObject({ changeFen: 0, gone: expect.stringContaining("售") });
});

test("says nothing of a price that was not known", () => {
  expect(viewedState({ ...seen, price: "0.00" }, rowsOf({ now_price: "9.00" })).changeFen).toBe(0);
});

test("tells when a rented account is free again", () => {
  const next_return = { ends_at: "2026-11-27T10:30:00Z", needs_check: 1 };
  const state = viewedState(seen, rowsOf({ stock: 0, trade_type_id: 3, next_return }));
  expect(state).toMatchObject({
    gone: "出租中",
    nextReturn: { at: Date.parse("2026-11-27T10:30:00Z"), needsCheck: true },
  });
});
