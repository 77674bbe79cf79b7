import type { Brand } from "@storefront/brands/types";
import { yuanToFen } from "@storefront/contract/money";
import type { Ladder } from "@/lib/boost/load-ladder";
import { yuanText } from "@/lib/landing/yuan-text";
import { BoostLink } from "./boost-link";

/** The ladder as a sheet: stars, hours, the price of each step, and a bar of its share. */
export function PriceTable({ host, ladder: { steps, terms } }: { host: Brand; ladder: Ladder }) {
  const most = Math.max(...steps.map(({ quote }) => yuanToFen(quote.price) ?? 0));
  return (
    <div data-ground="white" className="mt-8 overflow-x-auto rounded-m shadow-card">
      <table className="w-full text-left text-base">
        <caption className="px-6 pt-5 pb-3 text-left text-soft text-sm">
          按{terms}，由服务器算价；每一级从最低一颗星起
        </caption>
        <thead>
          <tr className="border-rule border-y text-soft text-sm">
            <th scope="col" className="px-6 py-3 font-medium">
              从 → 到
            </th>
            <th scope="col" className="px-4 py-3 text-right font-medium">
              星数
            </th>
            <th scope="col" className="px-4 py-3 text-right font-medium">
              约需
            </th>
            <th scope="col" className="w-[36%] px-4 py-3 font-medium small:hidden">
              贵在哪里
            </th>
            <th scope="col" className="px-6 py-3 text-right font-medium">
              价格
            </th>
          </tr>
        </thead>
        <tbody className="figures">
          {steps.map(({ from, to, quote, query }) => (
            <tr key={from} className="border-rule border-b last:border-0">
              <th scope="row" className="whitespace-nowrap px-6 py-3 font-semibold">
                <BoostLink host={host} query={query} className="text-mark hover:underline">
                  {from} → {to}
                </BoostLink>
              </th>
              <td className="px-4 py-3 text-right">{quote.stars > 0 ? quote.stars : "—"}</td>
              <td className="whitespace-nowrap px-4 py-3 text-right">
                {quote.hours > 0 ? `${quote.hours} 小时` : "—"}
              </td>
              <td aria-hidden="true" className="px-4 py-3 small:hidden">
                <span
                  className="block h-3 rounded-full bg-primary"
                  style={{ width: `${((yuanToFen(quote.price) ?? 0) / most) * 100}%` }}
                />
              </td>
              <td className="px-6 py-3 text-right font-bold text-lg text-price">
                ¥{yuanText(yuanToFen(quote.price) ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
