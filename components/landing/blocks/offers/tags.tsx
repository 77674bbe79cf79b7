import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { Section, Title } from "../../parts/section";
import type { OfferProps } from "./offer-props";
import { RangePrice } from "./range-price";

const TURNS = ["-rotate-2", "rotate-1", "rotate-3", "-rotate-1"] as const;

/** A rail with a slightly tilted price tag per game. */
export function OfferTags({ block, ranges }: OfferProps) {
  return (
    <Section block={block}>
      <Title block={block} className="mx-auto max-w-[640px] text-center" />
      <div aria-hidden="true" className="mt-12 h-2 rounded-full bg-glow" />
      <ul className="grid grid-cols-4 gap-x-8 gap-y-10 narrow:gap-x-5 small:fit-130 small:gap-y-6">
        {ranges.map((range, index) => (
          <li key={range.game} className="flex flex-col items-center">
            <span
              aria-hidden="true"
              className="w-0.5 bg-glow"
              style={{ height: 28 + (index % 3) * 20 }}
            />
            <a
              href={goodsAddress(range.high.id)}
              data-ground="white"
              className={`w-full origin-top rounded-m p-5 pt-4 text-center shadow-card narrow:px-3 small:px-2 ${TURNS[index % TURNS.length] ?? ""}`}
            >
              <span
                aria-hidden="true"
                className="mx-auto mb-4 block size-4 rounded-full border-4 border-glow"
              />
              <Cover url={range.high.cover} size={96} className="mx-auto rounded-m" />
              <span className="mt-3 block font-semibold text-base">{range.game}</span>
              <span className="figures mt-1 block font-bold text-lg text-price small:text-base">
                <RangePrice range={range} />
              </span>
              <span className="block text-soft text-xs">在售 {range.count} 个</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
