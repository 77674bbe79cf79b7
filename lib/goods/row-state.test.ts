import { goneText } from "./row-state";

test.each([
  ["租号", "rented", "出租中"],
  ["账号", "sold_out", "已售出"],
  ["账号", "being_paid", "付款中"],
  ["卡密", "sold_out", "已售罄"],
  ["卡密", "short", "库存不足"],
  ["卡密", "no_stock", "暂时无货"],
] as const)("says that %s, which is %s, is gone", (kind, unavailable, text) => {
  expect(goneText({ kind, unavailable })).toBe(text);
  expect(goneText({ kind, unavailable: null })).toBeNull();
});
