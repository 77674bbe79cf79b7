import type { Brand } from "@/brands/types";
import { MARKET_COMPARE } from "../copy/market";

/** A table that compares: dealing with a stranger, and dealing here. */
export function MarketCompare({ brand }: { brand: Brand }) {
  return (
    <section className="bg-ink py-24 text-white">
      <div className="container-page grid grid-cols-[1fr_760px] gap-20">
        <div>
          <h2 className="text-balance font-semibold text-2xl">同一笔交易，换个地方做</h2>
          <p className="mt-5 text-base text-white/75">
            私下转账省下的那点手续，往往就是被骗的那一笔。差别都列在这里。
          </p>
        </div>
        <table className="w-full text-left text-base">
          <thead>
            <tr className="text-white/70">
              <th scope="col" className="w-32 pb-4 font-normal">
                <span className="sr-only">比较项</span>
              </th>
              <th scope="col" className="w-56 pb-4 font-normal">
                私下交易
              </th>
              <th
                scope="col"
                className="rounded-t-m bg-primary px-6 pt-5 pb-4 font-semibold text-white"
              >
                在{brand.name}
              </th>
            </tr>
          </thead>
          <tbody>
            {MARKET_COMPARE.map(({ about, alone, here }) => (
              <tr key={about}>
                <th scope="row" className="border-white/15 border-t py-5 font-medium">
                  {about}
                </th>
                <td className="border-white/15 border-t py-5 text-white/75">{alone}</td>
                <td className="border-white/25 border-t bg-primary px-6 py-5 [tr:last-child>&]:rounded-b-m">
                  {here}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
