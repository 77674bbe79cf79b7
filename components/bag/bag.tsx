import type { BagShape, Leather, Tone } from "./bag-shapes";

/** Colors of the leather and of its folds, from the theme of the page's brand. */
const LEATHERS: Readonly<Record<Leather, string>> = {
  brown: "[--leather:var(--brand-primary)] [--deep:var(--brand-primary-strong)]",
  wine: "[--leather:var(--brand-accent)] [--deep:color-mix(in_oklab,var(--brand-accent)_72%,var(--brand-ink))]",
  night: "[--leather:color-mix(in_oklab,var(--brand-ink)_84%,white)] [--deep:var(--brand-ink)]",
  rose: "[--leather:color-mix(in_oklab,var(--brand-spark)_62%,var(--brand-primary))] [--deep:color-mix(in_oklab,var(--brand-spark)_28%,var(--brand-primary))]",
};

const TONES: Readonly<Record<Tone, string>> = {
  leather: "fill-(--leather)",
  deep: "fill-(--deep)",
  pale: "fill-tint",
  metal: "fill-[color-mix(in_oklab,var(--brand-spark)_55%,#e8b64c)]",
  strap: "fill-none stroke-(--deep) [stroke-width:8]",
  stitch: "fill-none stroke-white/55 [stroke-dasharray:5_4] [stroke-width:1.6]",
  shine: "fill-white/18",
};

/** One drawn bag, in its default leather or another. */
export function Bag({
  shape,
  leather = shape.leather,
  className = "size-full",
}: {
  shape: BagShape;
  leather?: Leather;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 200 200" className={`${LEATHERS[leather]} ${className}`} aria-hidden="true">
      <ellipse cx="100" cy="180" rx="88" ry="7" className="fill-black/12" />
      {shape.parts.map(({ tone, d }) => (
        <path key={d} d={d} fillRule="evenodd" strokeLinecap="round" className={TONES[tone]} />
      ))}
    </svg>
  );
}
