const DIGITS = "零一二三四五六七八九";
const PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const UNITS: Readonly<Record<string, number>> = {
  百: 100,
  千: 1000,
  k: 1000,
  万: 10_000,
  w: 10_000,
};

/** An amount as buyers type it: 300, 1.5k, 2千, 三千五, 一万二, 百. */
export const AMOUNT = String.raw`(?:\d{1,9}(?:\.\d{1,2})?\s?(?:[百千万]|[kw](?![a-z]))?|[零一二两三四五六七八九十百千万]{1,12})`;

/** @returns the number of yuan that a text of the form `AMOUNT` states; null for letters that are no number */
export function readAmount(text: string): number | null {
  const [, digits, unit = ""] = /^(\d+(?:\.\d+)?)\s?([百千万kw]?)$/.exec(text) ?? [];
  if (digits !== undefined) return Math.round(Number(digits) * (UNITS[unit] ?? 1) * 100) / 100;
  const [large = "", small, ...more] = text.replaceAll("两", "二").split("万");
  if (more.length > 0) return null;
  if (small === undefined) return readBelowTenThousand(large);
  const tenThousands = large === "" ? 1 : readBelowTenThousand(large);
  const rest = small === "" ? 0 : readRest(small, 10_000);
  return tenThousands === null || rest === null ? null : tenThousands * 10_000 + rest;
}

/** 三千五百, 三千零五, 三千五, 百. */
function readBelowTenThousand(text: string): number | null {
  if (text === "") return null;
  let total = 0;
  let rest = text;
  for (const [place, value] of Object.entries(PLACES).reverse()) {
    const at = rest.indexOf(place);
    if (at < 0) continue;
    const count = at === 0 ? 1 : digit(rest.slice(0, at));
    if (count === null || (at === 0 && total > 0 && place !== "十")) return null;
    total += count * value;
    rest = rest.slice(at + 1);
    if (rest.length === 1 && rest !== "零" && value > 10) {
      const last = readRest(rest, value);
      return last === null ? null : total + last;
    }
    if (rest.startsWith("零")) rest = rest.slice(1);
  }
  const ones = rest === "" ? 0 : digit(rest);
  return ones === null ? null : total + ones;
}

/** What follows a place: a single digit counts the next smaller one (三千五 is 3,500, 一万二 is 12,000). */
function readRest(text: string, place: number): number | null {
  if (text.length === 1 && text in PLACES === false) {
    const count = digit(text);
    return count === null ? null : (count * place) / 10;
  }
  return readBelowTenThousand(text.startsWith("零") ? text.slice(1) : text);
}

const digit = (text: string): number | null => {
  const value = text.length === 1 ? DIGITS.indexOf(text) : -1;
  return value < 0 ? null : value;
};
