import type { RankRange } from "../addresses/list-options";
import type { NumberRange } from "../addresses/number-range";

/** "50–150 款", "50 款以上", "150 款以下", "50 款". */
export function numberRangeText({ from, to }: NumberRange, unit: string): string {
  if (to === null) return `${from} ${unit}以上`;
  if (from === null) return `${to} ${unit}以下`;
  return `${from === to ? from : `${from}–${to}`} ${unit}`.trim();
}

/** "星耀 Ⅴ – 王者", "王者以上", "王者". */
export function rankRangeText({ from, to }: RankRange): string {
  if (to === null) return `${from}以上`;
  if (from === null) return `${to}以下`;
  return from === to ? from : `${from} – ${to}`;
}
