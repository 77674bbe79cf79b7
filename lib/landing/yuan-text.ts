/** Fen as yuan with separators, cents only where there are any: 128000 → "1,280", 480 → "4.80". */
export function yuanText(fen: number): string {
  const whole = Math.trunc(fen / 100).toLocaleString("en-US");
  const cents = fen % 100;
  return cents === 0 ? whole : `${whole}.${String(cents).padStart(2, "0")}`;
}
