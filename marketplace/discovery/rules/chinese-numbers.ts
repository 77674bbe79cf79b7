const DIGITS = "零一二三四五六七八九";

/**
 * Reads a whole number up to 99 in Chinese letters, with 万 or 亿: 八, 十五, 二十, 三十六万.
 * @returns it in digits, "36万"; null for anything else
 */
export function readChineseNumber(text: string): string | null {
  const match = /^(?:([一二三四五六七八九]?)(十))?([零一二三四五六七八九]?)([万亿]?)$/.exec(text);
  if (match === null) return null;
  const [, tens = "", ten, ones = "", unit = ""] = match;
  if (ten === undefined ? ones === "" : ones === "零") return null;
  const least = ten === undefined ? 0 : 10 * (tens === "" ? 1 : DIGITS.indexOf(tens));
  return `${least + (ones === "" ? 0 : DIGITS.indexOf(ones))}${unit}`;
}

/** Replaces the numbers of a name by digits: 巅峰十一人 is also typed 巅峰11人. */
export const withDigits = (name: string): string =>
  name.replace(/[一二三四五六七八九十]+/g, (number) => readChineseNumber(number) ?? number);
