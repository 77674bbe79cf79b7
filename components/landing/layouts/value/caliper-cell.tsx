import type { Estimate } from "@/lib/landing/estimates";
import { yuanText } from "@/lib/landing/yuan-text";

/** A small pair of claws at the lowest and highest price. @param at position of an amount on its kind's scale */
export function CaliperCell({ estimate, at }: { estimate: Estimate; at: (fen: number) => number }) {
  const { unit, lowFen, medianFen, highFen, pricesFen } = estimate;
  const x = (fen: number) => Math.round(12 + at(fen) * 176);
  const [low, middle, high] = [x(lowFen), x(medianFen), x(highFen)];
  return (
    <>
      <svg
        viewBox="0 0 200 22"
        className="block h-[22px] w-[200px] narrow:h-auto narrow:w-full narrow:max-w-[200px]"
        aria-hidden="true"
      >
        <path d="M0 17H200" className="stroke-rule" strokeWidth="2" />
        <path
          d={`M${low} 18V9q0-6-6-6h-4v5q0 10 10 10ZM${high} 18V9q0-6 6-6h4v5q0 10-10 10ZM${low} 17H${high}`}
          className="fill-glow stroke-glow"
          strokeWidth="2"
        />
        <circle cx={middle} cy="17" r="4" className="fill-price" />
      </svg>
      <span className="figures mt-1 block font-semibold text-base">
        {pricesFen.length === 1
          ? `¥${yuanText(lowFen)}${unit}`
          : `¥${yuanText(lowFen)} – ${yuanText(highFen)}${unit}`}
      </span>
      <span className="figures block text-soft text-xs">
        {pricesFen.length === 1
          ? "只有 1 件在售"
          : `居中 ${yuanText(medianFen)} · ${pricesFen.length} 件`}
      </span>
    </>
  );
}
