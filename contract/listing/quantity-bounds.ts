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
export const ORDER_MAXIMUM = 9999;

/** Minimum: `minSale` above 1, else 1. Maximum: the stock, capped by a nonzero `maxSale` (product §5). */
export function quantityBounds({ stock, minSale, maxSale }: Stocked): QuantityBounds {
  const min = Math.max(1, minSale);
  const max = Math.min(stock, maxSale > 0 ? maxSale : ORDER_MAXIMUM, ORDER_MAXIMUM);
  return { min, max: Math.max(min, max), enough: max >= min };
}

/** The purchase limit in words; "" when there is none. */
export function limitText({ minSale, maxSale }: Stocked): string {
  const parts = [
    minSale > 1 ? `${minSale} 件起购` : "",
    maxSale > 0 ? `每单限购 ${Math.max(maxSale, minSale)} 件` : "",
  ];
  return parts.filter((part) => part !== "").join("，");
}
