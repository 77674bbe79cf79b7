import { fenToYuan } from "@storefront/contract/money";
import { asList } from "@/lib/decode/lenient";
import { type Fields, fenOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";

/** One discount of a price; two lines may have the same title. */
export interface DiscountLine {
  /** Unique within its answer. */
  key: string;
  title: string;
  /** Amount of the discount; null when the server sends the promotion without its amount. */
  fen: number | null;
}

/** "−¥5.00"; 已减 when the amount is unknown, since the total includes it. */
export const amountOff = ({ fen }: Pick<DiscountLine, "fen">): string =>
  fen === null ? "已减" : `−¥${fenToYuan(fen)}`;

/** Discount type of a gift: not a line of the price. */
const GIFT = 2;

/**
 * Reads `discounts` of a price: lines with `title` and `amount`, or Discount entities (product §3) with `describe` as
 * title and an unknown amount. Leaves out malformed lines. The dialog shows when the lines do not add up.
 */
export function readDiscounts(value: unknown): DiscountLine[] {
  return asList(value, readLine).map((line, index) => ({ ...line, key: `${index}` }));
}

/** @returns the sum of the lines in fen; null when an amount is unknown */
export function sumOff(lines: readonly DiscountLine[]): number | null {
  let sum = 0;
  for (const { fen } of lines) {
    if (fen === null) return null;
    sum += fen;
  }
  return sum;
}

/** Reads the gifts among Discount entities, as text from the server. */
export function readDiscountGifts(value: unknown): string[] {
  return asList(value, (entry) => {
    const wire = objectOrNull(entry);
    return isGift(wire) ? textOrNull(wire?.describe) || null : null;
  });
}

function readLine(entry: unknown): Omit<DiscountLine, "key"> | null {
  const wire = objectOrNull(entry);
  if (isGift(wire)) return null;
  const title = textOrNull(wire?.title) ?? textOrNull(wire?.describe);
  if (title === null) return null;
  const fen = fenOrNull(wire?.amount);
  if (fen === null && wire?.amount !== undefined && wire.amount !== null) return null;
  return { title: title || "优惠", fen };
}

const isGift = (wire: Fields | null): boolean => Number(wire?.discount_type) === GIFT;
