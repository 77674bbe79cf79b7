/** Bounds, both included; null: unbounded. At least one is set, and `from` is not above `to`. */
export interface NumberRange {
  from: number | null;
  to: number | null;
}

/** Format of numbers in a range: whole numbers, or yuan with up to two decimals. */
export interface NumberFormat {
  pattern: RegExp;
  max: number;
}

const OPEN = "up";

/**
 * Makes a range from a form's fields. Swaps bounds in the wrong order; a bound of 0 is open.
 * @returns undefined when both bounds are open or invalid
 */
export function numberRange(
  low: string,
  high: string,
  format: NumberFormat,
): NumberRange | undefined {
  const [from, to] = [readNumber(low, format), readNumber(high, format)];
  if (from !== null && to !== null && from > to) return { from: to === 0 ? null : to, to: from };
  return from || to !== null ? { from: from || null, to } : undefined;
}

/** Reads `50-150`, `50-up`, `0-150`. */
export function readNumberRange(text: string, format: NumberFormat): NumberRange | undefined {
  const [from, to, ...more] = text.split("-");
  if (from === undefined || to === undefined || more.length > 0) return undefined;
  const isComplete =
    readNumber(from, format) !== null && (to === OPEN || readNumber(to, format) !== null);
  return isComplete ? numberRange(from, to, format) : undefined;
}

export const writeNumberRange = ({ from, to }: NumberRange): string => `${from ?? 0}-${to ?? OPEN}`;

function readNumber(text: string, { pattern, max }: NumberFormat): number | null {
  const value = pattern.test(text.trim()) ? Number(text) : Number.NaN;
  return value <= max ? value : null;
}
