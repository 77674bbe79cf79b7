import { readChineseNumber, withDigits } from "./chinese-numbers";

it.each([
  ["八", "8"],
  ["零", "0"],
  ["十", "10"],
  ["十五", "15"],
  ["二十", "20"],
  ["三十六万", "36万"],
  ["九十九亿", "99亿"],
])("reads %s", (text, number) => {
  expect(readChineseNumber(text)).toBe(number);
});

it.each(["", "万", "十零", "一一", "一百", "十十", "8", "八款"])("does not read %j", (text) => {
  expect(readChineseNumber(text)).toBeNull();
});

it("replaces the numbers of a name", () => {
  expect(withDigits("巅峰十一人")).toBe("巅峰11人");
  expect(withDigits("一一对战")).toBe("一一对战");
});
