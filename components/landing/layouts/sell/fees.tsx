import { accountsOnSale, middleFen } from "@/lib/landing/accounts-on-sale";
import { payout } from "@/lib/landing/payout";
import { yuanText } from "@/lib/landing/yuan-text";
import { Section, Title } from "../../parts/section";
import type { BandProps } from "./band-props";

/** Round prices of the table, in fen. */
const ROUND = [10_000, 30_000, 50_000, 100_000, 200_000, 500_000] as const;
const GAMES = 6;

/** The seller's proceeds after the brand's fee. Renders nothing for a brand without a fee. */
export function Fees({ band, page: { brand, storefront } }: BandProps<"fees">) {
  const percent = brand.sellFeePercent;
  if (percent === undefined) return null;
  const games = accountsOnSale(storefront, 3).slice(0, GAMES);
  const rows =
    band.look === "bars"
      ? games.map(({ game, rows }) => ({ name: game, ...payout(middleFen(rows), percent) }))
      : ROUND.map((fen) => ({ name: "", ...payout(fen, percent) }));
  if (rows.length === 0) return null;
  const top = Math.max(...rows.map(({ priceFen }) => priceFen));
  return (
    <Section block={band} className="py-16">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <Title block={band} />
        <p className="text-base text-soft">
          服务费 <span className="figures font-bold text-2xl text-price">{percent}%</span>
          ，成交后从货款里扣
        </p>
      </div>
      <table className="figures mt-8 w-full text-left text-base">
        <thead>
          <tr className="border-rule border-b text-soft">
            {band.look === "bars" ? (
              <th className="w-32 py-3 font-medium small:w-20">游戏</th>
            ) : null}
            <th className="w-36 py-3 font-medium small:w-auto">成交价</th>
            <th className="w-32 py-3 font-medium small:w-auto">服务费</th>
            <th className="py-3 font-medium">卖家收到</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, priceFen, feeFen, keptFen }) => (
            <tr key={name || priceFen} className="border-rule border-b">
              {name ? (
                <th scope="row" className="py-3 font-medium">
                  {name}
                </th>
              ) : null}
              <td className="py-3">¥{yuanText(priceFen)}</td>
              <td className="py-3 text-soft">−¥{yuanText(feeFen)}</td>
              <td className="py-3">
                <span className="flex items-center gap-4">
                  <span
                    aria-hidden="true"
                    className="h-5 min-w-1 rounded-s bg-glow small:hidden"
                    style={{ width: `${Math.round((keptFen / top) * 75)}%` }}
                  />
                  <span className="font-bold text-lg text-price">¥{yuanText(keptFen)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {band.look === "bars" ? (
        <p className="mt-3 text-soft text-xs">成交价取各游戏在售账号标价的中间一件。</p>
      ) : null}
    </Section>
  );
}
