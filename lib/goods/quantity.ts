/** How many pieces may be bought at once (product §5). Pure. */

/** Stock and limits of a chosen spec, or of goods without specs. */
export interface Stocked {
  stock: number;
  minSale: number;
  maxSale: number;
}

export interface QuantityBounds {
  min: number;
  /** Never below `min`. */
  max: number;
  /** False: less than the minimum is left. */
  enough: boolean;
}

/** The most that one order may take, regardless of stock. */
const ORDER_MAXIMUM = 9999;

/** Minimum: `minSale` above 1, else 1. Maximum: the stock, capped by a nonzero `maxSale` (product §5). */
export function quantityBounds({ stock, minSale, maxSale }: Stocked): QuantityBounds {
  const min = Math.max(1, minSale);
  const max = Math.min(stock, maxSale > 0 ? maxSale : ORDER_MAXIMUM, ORDER_MAXIMUM);
  return { min, max: Math.max(min, max), enough: max >= min };
}

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

/** The purchase limit in words; "" when there is none. */
export function limitText({ minSale, maxSale }: Stocked): string {
  const parts = [
    minSale > 1 ? `${minSale} 件起购` : "",
    maxSale > 0 ? `每单限购 ${Math.max(maxSale, minSale)} 件` : "",
  ];
  return parts.filter((part) => part !== "").join("，");
}
