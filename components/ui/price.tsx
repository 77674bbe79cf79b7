const SIZES = {
  small: ["text-xs", "text-sm"],
  medium: ["text-xs", "text-lg"],
  large: ["text-base", "text-xl"],
  huge: ["text-lg", "text-2xl"],
} as const;

export interface PriceProps {
  /** Yuan with two decimals, as on the wire: "128.00". */
  yuan: string;
  size?: keyof typeof SIZES;
  /** A price that no longer applies: struck through, not in the price's color. */
  struck?: boolean;
  /** The goods cannot be bought any more: not in the price's color. */
  muted?: boolean;
}

/** A price: small currency sign, tabular figures, smaller cents. */
export function Price({ yuan, size = "medium", struck = false, muted = false }: PriceProps) {
  const [sign, figure] = SIZES[size];
  const [integerPart, cents] = yuan.split(".");
  if (struck) return <s className="figures text-ink-3 text-sm">¥{yuan}</s>;
  return (
    <span className={`figures font-semibold ${muted ? "text-ink-2" : "text-price"}`}>
      <span className={sign}>¥</span>
      <span className={figure}>{integerPart}</span>
      {cents === undefined ? null : <span className={sign}>.{cents}</span>}
    </span>
  );
}
