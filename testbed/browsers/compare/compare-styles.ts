import type { Styles } from "./read-styles";

/** Difference of a color's channel, of 255, that rounding causes. */
const ROUNDING = 2;
const NUMBERS = /^\d+(,\d+)+$/;

/** Lists the styles that differ from those of the current browser, for example "h1 color: 0,0,0,255, not 17,24,39,255". */
export const compareStyles = (current: Styles, other: Styles): string[] =>
  Object.entries(current)
    .filter(([name, value]) => !isEqual(value, other[name] ?? ""))
    .map(([name, value]) => `${name}: ${other[name] ?? "missing"}, not ${value}`);

function isEqual(a: string, b: string): boolean {
  if (a === b) return true;
  if (!NUMBERS.test(a) || !NUMBERS.test(b)) return false;
  const others = b.split(",").map(Number);
  return a.split(",").every((value, index) => {
    const other = others[index];
    return other !== undefined && Math.abs(Number(value) - other) <= ROUNDING;
  });
}
