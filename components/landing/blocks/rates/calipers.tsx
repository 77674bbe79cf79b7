import type { Estimate } from "@/lib/landing/estimates";
import { priceScale } from "@/lib/landing/price-scale";
import { yuanText } from "@/lib/landing/yuan-text";
import { RATES_ID } from "../../estimate/read-as-table";
import { Section, Title } from "../../parts/section";
import { type RatesProps, RatesTable } from "./rates-table";

/** A small pair of claws in every cell; cells of one kind share the same scale. */
export function RatesCalipers({ block, estimates }: RatesProps) {
  const scaleOf = (kind: string) =>
    priceScale(
      Math.max(...estimates.filter((it) => it.kind === kind).map(({ highFen }) => highFen)),
    );
  return (
    <Section block={block}>
      <div id={RATES_ID} className="scroll-mt-12">
        <Title block={block} className="max-w-[760px]" />
      </div>
      <RatesTable
        block={block}
        estimates={estimates}
        className="mt-10"
        cell={(estimate) => <Field estimate={estimate} at={scaleOf(estimate.kind).at} />}
      />
    </Section>
  );
}

function Field({ estimate, at }: { estimate: Estimate; at: (fen: number) => number }) {
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
