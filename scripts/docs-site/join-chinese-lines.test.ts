import { isBetweenChinese } from "./join-chinese-lines";

test.each([
  ["真实数据库。", "买家", true],
  ["同一个网络", "（手机）", true],
  ["见", "README", false],
  ["Redis", "用于", false],
  ["", "买家", false],
])("joins %j and %j: %s", (before, after, expected) => {
  expect(isBetweenChinese(before, after)).toBe(expected);
});
