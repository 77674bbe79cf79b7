import type { SpecView } from "./goods-view";

/** A spec that is an amount of something: "6480 点券". */
interface SpecAmount {
  amount: number;
  unit: string;
}

/** A number and its unit, nothing else. */
const FACE = /^([\d,]+(?:\.\d+)?)\s*(万)?\s*([^\d\s]{1,6})$/u;
/** Units by which a price cannot sensibly be divided: time, levels, rooms. */
const NO_AMOUNT = /天|日|月|年|小时|级|人|房|区|连|版|型/u;

/** From this amount on, the unit price is per hundred. */
const HUNDRED = 100;

export function parseSpecAmount(name: string): SpecAmount | null {
  const [, digits = "", tenThousand, unit = ""] = FACE.exec(name.trim()) ?? [];
  const amount = Number(digits.replaceAll(",", "")) * (tenThousand ? 10_000 : 1);
  return amount > 0 && !NO_AMOUNT.test(unit) ? { amount, unit } : null;
}

/** Returns the unit that all of several specs share, so that unit prices can be compared; null when there is none. */
export function sharedUnit(specs: readonly Pick<SpecView, "name">[]): string | null {
  const amounts = specs.map(({ name }) => parseSpecAmount(name));
  const unit = amounts[0]?.unit;
  if (unit === undefined || specs.length < 2) return null;
  return amounts.every((amount) => amount?.unit === unit) ? unit : null;
}

/**
 * The price per hundred units, or per unit for smaller amounts: "¥9.54/100 点券".
 * @param fen the price of the spec
 * @returns "" when the spec is not an amount or its price is unknown
 */
export function unitPriceText(name: string, fen: number | null): string {
  const spec = parseSpecAmount(name);
  if (spec === null || fen === null) return "";
  const per = spec.amount >= HUNDRED ? HUNDRED : 1;
  const yuan = ((fen * per) / spec.amount / 100).toFixed(2);
  return `¥${yuan}/${per === 1 ? "" : `${per} `}${spec.unit}`;
}
