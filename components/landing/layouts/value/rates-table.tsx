import type { GoodsWord } from "@storefront/brands/landing-parts";
import type { ReactNode } from "react";
import type { Estimate } from "@/lib/landing/estimates";

interface Props {
  kinds: readonly GoodsWord[];
  estimates: readonly Estimate[];
  /** Renders the cell of one game and kind. */
  cell: (estimate: Estimate) => ReactNode;
  className?: string;
}

/** Games as rows, kinds as columns. */
export function RatesTable({ kinds: columns, estimates, cell, className = "" }: Props) {
  const games = [...new Set(estimates.map(({ game }) => game))];
  const kinds = columns.filter((kind) => estimates.some((it) => it.kind === kind));
  return (
    <table className={`w-full table-fixed border-collapse text-left small:block ${className}`}>
      <caption className="sr-only">各游戏在售商品的最低价、居中价与最高价</caption>
      <thead className="small:sr-only">
        <tr className="border-on border-b-2">
          <th scope="col" className="w-[150px] py-4 font-medium text-soft narrow:w-28">
            游戏
          </th>
          {kinds.map((kind) => (
            <th key={kind} scope="col" className="py-4 font-semibold text-base">
              {kind}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="small:block">
        {games.map((game) => (
          <tr
            key={game}
            className="border-rule border-b last:border-0 small:flex small:flex-wrap small:gap-x-6 small:gap-y-3 small:py-5"
          >
            <th
              scope="row"
              className="font-medium text-base small:basis-full small:font-semibold small:text-lg"
            >
              {game}
            </th>
            {kinds.map((kind) => {
              const estimate = estimates.find((it) => it.game === game && it.kind === kind);
              return (
                <td
                  key={kind}
                  data-kind={kind}
                  className="py-4 pr-8 align-middle narrow:pr-5 small:block small:flex-1 small:basis-32 small:p-0 small:before:mb-0.5 small:before:block small:before:font-medium small:before:content-[attr(data-kind)]"
                >
                  {estimate ? cell(estimate) : <span className="text-soft">暂无在售</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
