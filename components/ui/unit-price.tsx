"use client";

import { Price, type PriceProps } from "./price";

interface Props extends PriceProps {
  /** After the price: "/小时". */
  unit?: string;
  /** The marker 起: the price is the lowest of several. */
  from?: boolean;
  /** Color of unit and marker. */
  className: "text-ink-2" | "text-soft";
}

/** A price with its unit, which stay on one line. */
export function UnitPrice({ unit = "", from = false, className, ...price }: Props) {
  const classes = `ml-0.5 ${className} text-xs`;
  return (
    <span className="whitespace-nowrap">
      <Price {...price} />
      {unit === "" ? null : <span className={classes}>{unit}</span>}
      {from ? <span className={classes}>起</span> : null}
    </span>
  );
}
