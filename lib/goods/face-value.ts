import type { SpecView } from "./goods-view";

/** A spec that is an amount of something: "6480 点券". */
interface FaceValue {
  amount: number;
  unit: string;
}

/** A number and what it counts, nothing else. */
const FACE = /^([\d,]+(?:\.\d+)?)\s*(万)?\s*([^\d\s]{1,6})$/u;
/** Time, levels and rooms are no amount that a price could be divided by. */
const NO_AMOUNT = /天|日|月|年|小时|级|人|房|区|连|版|型/u;

/** Amounts from here on have their price for a hundred. */
const HUNDRED = 100;

export function faceValueOf(name: string): FaceValue | null {
  const [, digits = "", tenThousand, unit = ""] = FACE.exec(name.trim()) ?? [];
  const amount = Number(digits.replaceAll(",", "")) * (tenThousand ? 10_000 : 1);
  return amount > 0 && !NO_AMOUNT.test(unit) ? { amount, unit } : null;
}

/** What a listing's specs cost per unit can be compared: each is an amount of the same thing, and there are several. */
export function faceUnit(specs: readonly Pick<SpecView, "name">[]): string | null {
  const faces = specs.map(({ name }) => faceValueOf(name));
  const unit = faces[0]?.unit;
  if (unit === undefined || specs.length < 2) return null;
  return faces.every((face) => face?.unit === unit) ? unit : null;
}

/**
 * The price of a hundred units, or of one where there are fewer: "¥9.54/100 点券".
 * @param fen the price of the whole spec
 * @returns "" where the spec is no amount, or its price is not known
 */
export function unitPriceText(name: string, fen: number | null): string {
  const face = faceValueOf(name);
  if (face === null || fen === null) return "";
  const per = face.amount >= HUNDRED ? HUNDRED : 1;
  const yuan = ((fen * per) / face.amount / 100).toFixed(2);
  return `¥${yuan}/${per === 1 ? "" : `${per} `}${face.unit}`;
}
