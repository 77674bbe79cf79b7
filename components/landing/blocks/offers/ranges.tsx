import { Section, Title } from "../../parts/section";
import type { OfferProps } from "./offer-props";
import { RangePrice } from "./range-price";

/** One bar per game, from its lowest to its highest price. */
export function OfferRanges({ block, ranges }: OfferProps) {
  const top = Math.sqrt(ranges[0]?.highFen ?? 1);
  // Square root scale, so that 100 yuan stays visible beside 10,000.
  const share = (fen: number) => (Math.sqrt(fen) / top) * 100;
  return (
    <Section
      block={block}
      className="grid grid-cols-[340px_1fr] gap-20 py-24 narrow:grid-cols-1 narrow:gap-12"
    >
      <Title block={block} />
      <dl className="grid gap-6">
        {ranges.map((range) => (
          <div
            key={range.game}
            className="grid grid-cols-[130px_1fr_190px] items-center gap-5 small:grid-cols-[1fr_auto] small:gap-x-4 small:gap-y-2.5"
          >
            <dt className="font-medium text-base">
              {range.game}
              <span className="block text-soft text-xs">在售 {range.count} 个</span>
            </dt>
            <dd
              aria-hidden="true"
              className="relative h-6 rounded-full bg-panel small:order-last small:col-span-2 small:h-4"
            >
              <span
                className="absolute inset-y-0 left-0 rounded-full bg-glow opacity-25"
                style={{ width: `${share(range.highFen)}%` }}
              />
              <span
                className="absolute inset-y-0 min-w-6 rounded-full bg-glow small:min-w-4"
                style={{
                  left: `${share(range.lowFen) * 0.9}%`,
                  right: `${100 - share(range.highFen)}%`,
                }}
              />
            </dd>
            <dd className="figures text-right font-semibold text-lg text-price">
              <RangePrice range={range} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
