import type { MarketView } from "@/lib/home/market-view";
import { marketFigures } from "@/lib/landing/market-figures";
import { Band } from "../../parts/section";

/** The host's market in figures, as a statement of account. */
export function MarketFigures({ title, market }: { title: string; market: MarketView }) {
  return (
    <Band block={{ surface: "ground", title }} className="py-14">
      <dl className="figures mt-8 grid grid-cols-4 border-on border-y-2 narrow:grid-cols-2 small:grid-cols-1">
        {marketFigures(market).map(({ name, value, unit }) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end border-rule py-5 pr-6 small:border-b"
          >
            <dt className="text-soft">{name}</dt>
            <dd className="font-black text-2xl text-mark">
              {value}
              <span className="ml-1 font-medium text-base">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
