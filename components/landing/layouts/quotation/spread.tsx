import { fenToYuan } from "@storefront/contract/money";
import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { factColumns } from "@/lib/goods/row-facts";
import { gameAt } from "@/lib/landing/accounts-on-sale";
import { priceFen } from "@/lib/landing/choose-goods";
import { Band } from "../../parts/section";
import type { BandProps } from "../sell/band-props";

const PLACES = ["最低", "居中", "最高"] as const;
const FACTS = 6;

/** Facts of a game's lowest, middle and highest account side by side: what the difference in price is made of. */
export function Spread({ band, page: { storefront } }: BandProps<"spread">) {
  const game = gameAt(storefront, band.game);
  if (game === undefined) return null;
  const { rows } = game;
  const shown = [rows[0], rows[(rows.length - 1) >> 1], rows.at(-1)].flatMap((row) => row ?? []);
  return (
    <Band block={band}>
      <table className="figures mt-8 w-full table-fixed text-left text-base">
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="w-36 pb-4 font-semibold text-lg small:w-20">
              {game.game}
            </th>
            {shown.map((row, at) => (
              <th key={row.id} scope="col" className="pr-6 pb-4 font-normal small:pr-1">
                <a href={goodsAddress(row.id)} className="block hover:underline">
                  <Cover
                    url={row.cover}
                    size={128}
                    className="rounded-m small:h-auto small:w-full"
                  />
                  <span className="mt-3 block text-soft">{PLACES[at]}</span>
                  <span className="block font-bold text-2xl text-price small:text-sm">
                    ¥{fenToYuan(priceFen(row))}
                  </span>
                  <span className="line-clamp-2 small:hidden">{row.name}</span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {factColumns(shown, FACTS).map(({ key, title }) => (
            <tr key={key} className="border-rule border-t">
              <th scope="row" className="py-3 font-medium text-soft">
                {title}
              </th>
              {shown.map((row) => (
                <td key={row.id} className="py-3 pr-6 font-medium">
                  {row.facts.find((fact) => fact.key === key)?.text ?? "没有写"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
