"use client";

import type { QuantityBounds } from "@storefront/contract/listing/quantity-bounds";
import { clampQuantity, typeQuantity } from "@/lib/goods/quantity";
import { guardHandler } from "./guard-handler";

interface Props {
  /** Text of the field; may be incomplete while typing. */
  text: string;
  bounds: QuantityBounds;
  disabled: boolean;
  onChange: (text: string) => void;
  /** Name of the counted unit, for the accessible names of field and buttons. */
  what?: { field: string; short: string };
}

const PIECES = { field: "购买数量", short: "数量" };

/** Quantity field with decrement and increment buttons; input is clamped immediately (product §5). */
export function QuantityStepper({ text, bounds, disabled, onChange, what = PIECES }: Props) {
  const { quantity } = typeQuantity(text, bounds);
  const set = (value: number) => onChange(String(clampQuantity(value, bounds)));
  return (
    <div
      className={`inline-flex h-9 rounded-s border border-line-strong ${disabled ? "bg-ground" : "bg-white"}`}
    >
      <Step
        name={`减少${what.short}`}
        sign="−"
        disabled={disabled || quantity <= bounds.min}
        onStep={() => set(quantity - 1)}
      />
      <input
        aria-label={what.field}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        disabled={disabled}
        aria-valuenow={quantity}
        aria-valuemin={bounds.min}
        aria-valuemax={bounds.max}
        onChange={guardHandler((event) => onChange(typeQuantity(event.target.value, bounds).text))}
        onBlur={guardHandler(() => set(quantity))}
        onKeyDown={guardHandler((event) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          set(quantity + step);
        })}
        className="figures w-14 border-line border-x bg-transparent text-center disabled:text-ink-3"
      />
      <Step
        name={`增加${what.short}`}
        sign="+"
        disabled={disabled || quantity >= bounds.max}
        onStep={() => set(quantity + 1)}
      />
    </div>
  );
}

function Step(props: { name: string; sign: string; disabled: boolean; onStep: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.name}
      disabled={props.disabled}
      onClick={guardHandler(props.onStep)}
      className="w-9 text-base text-ink-2 hover:text-primary-strong disabled:cursor-not-allowed disabled:text-line-strong"
    >
      {props.sign}
    </button>
  );
}
