import { goneText } from "./row-state";

test.each([
  ["租号", "出租中"],
  ["账号", "已售出"],
  ["卡密", "已售罄"],
])("says that %s is gone in the words of its kind", (kind, text) => {
  expect(goneText({ kind, soldOut: true })).toBe(text);
  expect(goneText({ kind, soldOut: false })).toBeNull();
});
