import type { NumberRange } from "@/lib/addresses/number-range";

interface Props {
  /** Prefix of the parameters `<name>_from` and `<name>_to`. */
  name: string;
  title: string;
  unit: string;
  /** Bounds of the listings; shown where nothing is entered. */
  bounds: NumberRange | null;
  range: NumberRange | undefined;
  step?: string;
}

const FIELD =
  "figures h-8 w-16 rounded-s border border-line-strong bg-white px-1 text-center placeholder:text-ink-3 hover:border-primary";

/** From and to of a number. */
export function NumberFields({ name, title, unit, bounds, range, step = "1" }: Props) {
  const hint = (bound: number | null | undefined) => (bound == null ? "" : String(bound));
  return (
    <fieldset className="flex items-center gap-1.5">
      <legend className="float-left mr-1.5 text-ink-3">{title}</legend>
      <input
        type="number"
        name={`${name}_from`}
        aria-label={`${title}最少`}
        min="0"
        step={step}
        inputMode="decimal"
        placeholder={hint(bounds?.from)}
        defaultValue={range?.from ?? undefined}
        className={FIELD}
      />
      <span aria-hidden="true">–</span>
      <input
        type="number"
        name={`${name}_to`}
        aria-label={`${title}最多`}
        min="0"
        step={step}
        inputMode="decimal"
        placeholder={hint(bounds?.to)}
        defaultValue={range?.to ?? undefined}
        className={FIELD}
      />
      <span className="text-ink-2">{unit}</span>
    </fieldset>
  );
}
