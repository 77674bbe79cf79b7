import type { QuantityBounds } from "@storefront/contract/listing/quantity-bounds";

/** The quantity field of the buy box (product §5). Pure. */

/** @returns the nearest integer within the bounds; the minimum for NaN */
export function clampQuantity(value: number, { min, max }: QuantityBounds): number {
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, Math.trunc(value)));
}

/**
 * Clamps while the buyer types (product §5): a prefix of a valid number is left in the field, such as the 1 of a 12
 * when the minimum is 2; anything else is clamped at once.
 * @returns the text of the field, and the quantity that applies meanwhile
 */
export function typeQuantity(
  typed: string,
  bounds: QuantityBounds,
): { text: string; quantity: number } {
  const digits = typed.replace(/\D/g, "").slice(0, 6);
  const quantity = clampQuantity(Number.parseInt(digits, 10), bounds);
  const text = digits === "" || canGrow(digits, bounds) ? digits : String(quantity);
  return { text, quantity };
}

/** Whether appending digits can make a number within the bounds. */
function canGrow(digits: string, { min, max }: QuantityBounds): boolean {
  if (digits.startsWith("0")) return false;
  for (let low = Number(digits), width = 1; low <= max; low *= 10, width *= 10) {
    if (low + width - 1 >= min) return true;
  }
  return false;
}
