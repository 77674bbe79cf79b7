"use client";

import {
  limitText,
  type QuantityBounds,
  type Stocked,
} from "@storefront/contract/listing/quantity-bounds";
import { QuantityStepper } from "../../ui/quantity-stepper";
import { FactRow } from "../facts/fact-row";

interface Props {
  /** The chosen spec, or the goods. */
  stocked: Stocked;
  bounds: QuantityBounds;
  text: string;
  onChange: (text: string) => void;
}

/** The stepper with stock and purchase limit. */
export function QuantityRow({ stocked, bounds, text, onChange }: Props) {
  const limit = limitText(stocked);
  return (
    <FactRow name="数量">
      <div className="flex items-center gap-4 narrow:flex-wrap narrow:gap-y-1">
        <QuantityStepper
          text={text}
          bounds={bounds}
          disabled={!bounds.enough}
          onChange={onChange}
        />
        <p aria-live="polite" className="figures text-ink-2 text-xs">
          {`库存 ${stocked.stock} 件`}
          {limit === "" ? null : <span className="ml-3 text-accent">{limit}</span>}
        </p>
      </div>
    </FactRow>
  );
}
