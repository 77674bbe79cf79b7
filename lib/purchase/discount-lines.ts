import { fenToYuan } from "@/contract/money";
import { asList } from "@/lib/decode/lenient";
import { type Fields, fenOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";

/** One line of what is taken off a price; two lines may have the same title. */
export interface DiscountLine {
  /** Distinguishes it from the other lines of its answer. */
  key: string;
  title: string;
  /** What it takes off; null when the server names the promotion but not its amount. */
  fen: number | null;
}

/** In words: "−¥5.00"; an amount that is not known is part of the total. */
export const amountOff = ({ fen }: Pick<DiscountLine, "fen">): string =>
  fen === null ? "已减" : `−¥${fenToYuan(fen)}`;

/** A gift is no line of the price. */
const GIFT = 2;

/**
 * Reads `discounts` of a price: lines with `title` and `amount`, or Discount entities (product §3), whose `describe` is
 * shown and whose amount is not known. What cannot be read is left out: then the lines do not add up, which is said.
 */
export function readDiscounts(value: unknown): DiscountLine[] {
  return asList(value, readLine).map((line, index) => ({ ...line, key: `${index}` }));
}

/** @returns what the lines take off together, in fen; null when one of them does not say */
export function sumOff(lines: readonly DiscountLine[]): number | null {
  let sum = 0;
  for (const { fen } of lines) {
    if (fen === null) return null;
    sum += fen;
  }
  return sum;
}

/** The gifts among Discount entities, in the server's words. */
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
