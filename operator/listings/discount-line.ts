import type { WrittenRow } from "../catalogue/catalogue-row";
import { joinCells } from "./cells";

type Discount = NonNullable<Extract<WrittenRow, { kind: "listing" }>["discounts"]>[number];

const KINDS = { 减: "cut", 折: "percent", 赠: "gift" } as const;
const THRESHOLD = /^满?\s*([\d.]+)\s*(元|件)$/;
const VALUES = { cut: "off", percent: "percent_off", gift: "pieces" } as const;

/**
 * Parses a discount: 减 | 100元 | 5 | 满100减5; 折 | 2件 | 10 | 两件9折; 赠 | 3件 | 1 | 买三赠一.
 * @returns a discount of a catalogue file; invalid parts are passed on to its validation
 */
export function readDiscount([kind = "", from = "", value = "", text = ""]: string[]): object {
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind as keyof typeof KINDS] : undefined;
  if (!known) return { kind };
  const [, least = "", unit] = THRESHOLD.exec(from) ?? [];
  const number = /^\d{1,9}$/.test(value) ? Number(value) : value;
  return {
    kind: known,
    ...(unit === "元" ? { from_yuan: least } : {}),
    ...(unit === "件" ? { from_pieces: Number(least) } : {}),
    [VALUES[known]]: known === "cut" ? value : number,
    text,
  };
}

/** Whether a discount names its threshold as an amount or a number of pieces. */
export const hasThreshold = ([, from = ""]: string[]): boolean => THRESHOLD.test(from);

/** @returns the line that is parsed into this discount */
export function discountLine(discount: Discount): string {
  const from =
    discount.from_yuan === undefined ? `${discount.from_pieces}件` : `${discount.from_yuan}元`;
  if (discount.kind === "cut") return joinCells(["减", from, String(discount.off), discount.text]);
  return discount.kind === "percent"
    ? joinCells(["折", from, String(discount.percent_off), discount.text])
    : joinCells(["赠", from, String(discount.pieces), discount.text]);
}
