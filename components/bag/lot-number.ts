/** Formats an index as a catalog lot number: 0 → "01". */
export function lotNumber(index: number): string {
  return String(index + 1).padStart(2, "0");
}
