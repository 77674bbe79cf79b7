import type { Brand } from "@storefront/brands/types";
import type { Ladder } from "@/lib/boost/load-ladder";
import { figuresText } from "@/lib/boost/quote";
import { customProperties, evenColumns } from "../../parts/custom-properties";
import { BoostLink } from "./boost-link";

/** Heights of the lowest and the highest stair, in pixels. */
const LOWEST = 132;
const HIGHEST = 300;

/** The ladder as stairs, each with the price of reaching the next rank; a stair opens the form with its ranks. */
export function PriceStairs({
  host,
  ladder: { steps, terms },
  title,
}: {
  host: Brand;
  ladder: Ladder;
  title: string;
}) {
  const rise = (HIGHEST - LOWEST) / Math.max(1, steps.length - 1);
  return (
    <>
      <h2 className="font-semibold text-xl">
        {title}
        <span className="ml-3 font-normal text-sm text-soft small:ml-0 small:block">
          按{terms}算；每一级从最低一颗星起
        </span>
      </h2>
      <ol
        style={evenColumns(steps.length)}
        className="mt-6 grid grid-cols-(--columns) items-end gap-2 small:grid-cols-1"
      >
        {steps.map(({ from, to, quote, query }, index) => (
          <li
            key={from}
            data-ground="white"
            className="rounded-t-m small:rounded-s"
            style={customProperties({ "--height": `${Math.round(LOWEST + index * rise)}px` })}
          >
            <BoostLink
              host={host}
              query={query}
              className="group flex h-(--height) flex-col justify-between rounded-t-m border-primary border-t-4 px-4 pt-4 pb-5 shadow-card hover:bg-tint small:h-auto small:flex-row small:items-center small:rounded-s small:border-t-0 small:border-l-4 small:py-3"
            >
              <span className="font-semibold text-base">
                {from} → {to}
              </span>
              <span className="figures small:text-right">
                <span className="block font-bold text-price text-xl">¥{quote.price}</span>
                <span className="text-soft text-xs">{figuresText(quote)}</span>
              </span>
            </BoostLink>
          </li>
        ))}
      </ol>
    </>
  );
}
