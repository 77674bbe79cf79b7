/**
 * Money on the wire is a yuan string with two decimals ("128.00"); internally it is integer fen. No float arithmetic
 * (product §10.11).
 */

const YUAN = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/;

/**
 * Parses a yuan amount from the wire: "128", "128.5", "128.00" or a number.
 * @returns integer fen, null when the value is not an amount of money
 */
export function yuanToFen(value: unknown): number | null {
  const text = typeof value === "number" ? numberText(value) : value;
  if (typeof text !== "string") return null;
  const match = YUAN.exec(text.trim());
  if (!match) return null;
  const fen = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0"));
  return match[1] && fen !== 0 ? -fen : fen;
}

/** Tolerates the rounding error of binary floats (0.1 + 0.2); a number with more than two decimals is not money. */
function numberText(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  const rounded = value.toFixed(2);
  return Math.abs(Number(rounded) - value) < 1e-6 ? rounded : null;
}

/** Whether a yuan amount from the wire is nothing, however it is written. */
export const isZeroYuan = (yuan: string | null): boolean => yuanToFen(yuan) === 0;

/** @param fen integer fen @returns the wire form, yuan with two decimals: 12800 -> "128.00" */
export function fenToYuan(fen: number): string {
  const yuan = Math.trunc(Math.abs(fen) / 100);
  const cents = String(Math.abs(fen) % 100).padStart(2, "0");
  return `${fen < 0 ? "-" : ""}${yuan}.${cents}`;
}
