import { type Estimate, estimates } from "@/lib/landing/estimates";
import { priceScale } from "@/lib/landing/price-scale";
import { yuanText } from "@/lib/landing/yuan-text";
import { RATES_ID } from "../../estimate/read-as-table";
import { Section, Title } from "../../parts/section";
import type { BandProps } from "../sell/band-props";
import { CaliperCell } from "./caliper-cell";
import { RatesTable } from "./rates-table";

/** All results of the estimator as one table, with figures or with a pair of claws a cell. */
export function Rates({ band, page: { landing, storefront } }: BandProps<"rates">) {
  const kinds = landing.layout === "value" ? landing.kinds : [];
  const list = estimates(storefront, kinds);
  const scaleOf = (kind: string) =>
    priceScale(Math.max(...list.filter((it) => it.kind === kind).map(({ highFen }) => highFen)));
  if (list.length === 0) return null;
  return (
    <Section block={band} className="py-16">
      <div id={RATES_ID} className="scroll-mt-12">
        <Title block={band} />
      </div>
      <div
        data-ground="white"
        className="mt-8 rounded-s px-12 pt-3 pb-6 shadow-card narrow:px-8 small:px-6"
      >
        <RatesTable
          kinds={kinds}
          estimates={list}
          cell={(estimate) =>
            band.look === "calipers" ? (
              <CaliperCell estimate={estimate} at={scaleOf(estimate.kind).at} />
            ) : (
              <Figures estimate={estimate} />
            )
          }
        />
      </div>
    </Section>
  );
}

function Figures({ estimate }: { estimate: Estimate }) {
  const { unit, lowFen, medianFen, highFen, pricesFen } = estimate;
  return (
    <span className="figures block">
      <span className="font-bold text-lg text-price">¥{yuanText(medianFen)}</span>
      <span className="ml-1 text-soft">{unit}</span>
      <span className="block text-soft text-xs">
        {pricesFen.length === 1
          ? "只有 1 件在售"
          : `最低 ${yuanText(lowFen)} · 最高 ${yuanText(highFen)} · ${pricesFen.length} 件`}
      </span>
    </span>
  );
}
