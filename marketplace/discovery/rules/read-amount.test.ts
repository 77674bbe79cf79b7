import fc from "fast-check";
import { AMOUNT, readAmount } from "./read-amount";

it.each([
  ["300", 300],
  ["1.5k", 1500],
  ["2千", 2000],
  ["2 千", 2000],
  ["3w", 30_000],
  ["12.5", 12.5],
  ["五百", 500],
  ["百", 100],
  ["千", 1000],
  ["万", 10_000],
  ["两千", 2000],
  ["三千五", 3500],
  ["三千零五", 3005],
  ["三千五百", 3500],
  ["一百一", 110],
  ["一百一十", 110],
  ["一百零五", 105],
  ["十五", 15],
  ["二十", 20],
  ["八", 8],
  ["一万二", 12_000],
  ["一万二千", 12_000],
  ["一万零五百", 10_500],
  ["十二万", 120_000],
])("reads %s", (text, yuan) => {
  expect(readAmount(text)).toBe(yuan);
});

it.each(["", "一一", "万万", "百千", "五五百", "k", "元"])("does not read %j", (text) => {
  expect(readAmount(text)).toBeNull();
});

/** 30520 → 三万零五百二十. */
function inChinese(value: number): string {
  if (value >= 10_000) {
    const rest = value % 10_000;
    return `${inChinese(Math.floor(value / 10_000))}万${rest === 0 ? "" : `${rest < 1000 ? "零" : ""}${inChinese(rest)}`}`;
  }
  let text = "";
  let isGap = false;
  for (const [place, name] of [
    [1000, "千"],
    [100, "百"],
    [10, "十"],
    [1, ""],
  ] as const) {
    const count = Math.floor(value / place) % 10;
    if (count === 0) isGap ||= text !== "";
    else {
      text += `${isGap ? "零" : ""}${"零一二三四五六七八九"[count]}${name}`;
      isGap = false;
    }
  }
  return text;
}

it("reads every number up to 99,999,999 that is written out, and matches AMOUNT", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (value) => {
      expect(readAmount(inChinese(value))).toBe(value);
      expect(readAmount(`${value}`)).toBe(value);
    }),
  );
  expect(new RegExp(`^${AMOUNT}$`).test("三千五")).toBe(true);
});
