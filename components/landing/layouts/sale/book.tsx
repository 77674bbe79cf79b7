import { goodsAddress } from "@/lib/addresses/goods-address";
import { chooseGoods, priceFen } from "@/lib/landing/choose-goods";
import { payout } from "@/lib/landing/payout";
import { yuanText } from "@/lib/landing/yuan-text";
import { Band } from "../../parts/section";
import type { BandProps } from "../sell/band-props";

const LINES = 7;

/** Accounts on sale as lines of an account book: price, fee, what the seller would receive, and the sums. */
export function Book({ band, page: { brand, storefront } }: BandProps<"book">) {
  const rows = chooseGoods(storefront, band.goods, LINES);
  const lines = rows.map((row) => ({ row, ...payout(priceFen(row), brand.sellFeePercent ?? 0) }));
  if (lines.length === 0) return null;
  const sum = (key: "priceFen" | "feeFen" | "keptFen") =>
    yuanText(lines.reduce((total, line) => total + line[key], 0));
  return (
    <Band block={band}>
      <div
        data-ground="white"
        className="mt-8 border-glow border-y-4 px-8 py-4 shadow-card small:px-4"
      >
        <table className="figures w-full text-left text-base">
          <thead>
            <tr className="text-soft">
              <th className="py-3 font-medium">账号</th>
              <th className="py-3 text-right font-medium">标价</th>
              <th className="py-3 text-right font-medium small:hidden">服务费</th>
              <th className="py-3 text-right font-medium">到手</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ row, priceFen: price, feeFen, keptFen }) => (
              <tr key={row.id} className="border-rule border-t">
                <td className="max-w-0 py-3 pr-6 w-full">
                  <a href={goodsAddress(row.id)} className="block truncate hover:underline">
                    <span className="mr-3 text-soft">{row.game}</span>
                    {row.name}
                  </a>
                </td>
                <td className="py-3 text-right">{yuanText(price)}</td>
                <td className="py-3 pl-8 text-right text-soft small:hidden">−{yuanText(feeFen)}</td>
                <td className="py-3 pl-8 text-right font-bold text-price">{yuanText(keptFen)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-on border-t-2 font-semibold">
              <td className="py-4">合计（元）</td>
              <td className="py-4 text-right">{sum("priceFen")}</td>
              <td className="py-4 text-right small:hidden">−{sum("feeFen")}</td>
              <td className="py-4 pl-8 text-right text-price">{sum("keptFen")}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Band>
  );
}
