import type { MarketView } from "@/lib/home/market-view";
import { countFigure, type FigureName } from "@/lib/landing/count-figure";
import { Section, Title } from "../../parts/section";

const FIGURES: readonly (readonly [FigureName, string])[] = [
  ["listings", "商品在架"],
  ["games", "游戏"],
  ["sold", "累计成交"],
  ["hours", "人工客服"],
];

/** The host's market in figures, as a statement of account. */
export function MarketFigures({ title, market }: { title: string; market: MarketView }) {
  return (
    <Section block={{ surface: "ground" }} className="py-14">
      <Title block={{ title }} />
      <dl className="figures mt-8 grid grid-cols-4 border-on border-y-2 narrow:grid-cols-2 small:grid-cols-1">
        {FIGURES.map(([figure, name]) => {
          const counted = countFigure(figure, market, null);
          if (counted === null) return null;
          return (
            <div
              key={figure}
              className="flex flex-col-reverse justify-end border-rule py-5 pr-6 small:border-b"
            >
              <dt className="text-soft">{name}</dt>
              <dd className="font-black text-2xl text-mark">
                {counted.value}
                <span className="ml-1 font-medium text-base">{counted.unit}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
