import { yuanText } from "@/lib/landing/yuan-text";
import { RATES_ID } from "../../estimate/read-as-table";
import { Section, Title } from "../../parts/section";
import { type RatesProps, RatesTable } from "./rates-table";

/** A sheet of paper with fold marks. */
export function RatesSheet({ block, estimates }: RatesProps) {
  return (
    <Section block={block}>
      <div id={RATES_ID} className="scroll-mt-12">
        <Title block={block} className="max-w-[760px]" />
      </div>
      <div
        data-ground="white"
        className="relative mt-10 rounded-s px-12 pt-5 pb-8 shadow-dialog narrow:px-8 small:mt-8 small:px-6 small:pt-1 small:pb-3"
      >
        <Folds />
        <RatesTable
          block={block}
          estimates={estimates}
          className="relative"
          cell={({ unit, lowFen, medianFen, highFen, pricesFen }) => (
            <span className="figures block">
              <span className="font-bold text-lg text-price">¥{yuanText(medianFen)}</span>
              <span className="ml-1 text-soft">{unit}</span>
              <span className="block text-soft text-xs">
                {pricesFen.length === 1
                  ? "只有 1 件在售"
                  : `最低 ${yuanText(lowFen)} · 最高 ${yuanText(highFen)} · ${pricesFen.length} 件`}
              </span>
            </span>
          )}
        />
      </div>
    </Section>
  );
}

/** Fold marks: two horizontal, one vertical. */
function Folds() {
  return (
    <span aria-hidden="true" className="absolute inset-0 overflow-hidden rounded-s">
      <span className="absolute inset-x-0 top-1/3 h-6 bg-linear-to-b from-ink/6 to-transparent" />
      <span className="absolute inset-x-0 top-2/3 h-6 bg-linear-to-b from-ink/6 to-transparent" />
      <span className="absolute inset-y-0 left-1/2 w-10 bg-linear-to-r from-ink/6 to-transparent" />
    </span>
  );
}
