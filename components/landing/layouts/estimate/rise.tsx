import { fenToYuan } from "@storefront/contract/money";
import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { rowFacts } from "@/lib/goods/row-facts";
import { gameAt } from "@/lib/landing/accounts-on-sale";
import { priceFen } from "@/lib/landing/choose-goods";
import { evenColumns } from "../../parts/custom-properties";
import { Section, Title } from "../../parts/section";
import type { BandProps } from "../sell/band-props";

const SHOWN = 6;
/** Height of the highest column and of the least, in pixels. */
const HIGH = 220;
const LOW = 24;

/** The accounts of one game as columns that rise with the price, with the facts that decide. */
export function Rise({ band, page: { storefront } }: BandProps<"rise">) {
  const game = gameAt(storefront, band.game);
  const rows = game?.rows.slice(0, SHOWN) ?? [];
  const top = Math.max(...rows.map(priceFen));
  if (game === undefined) return null;
  return (
    <Section block={band} className="py-16">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <Title block={band} />
        <p className="text-soft">
          {game.game}，在售 {game.rows.length} 个账号
        </p>
      </div>
      <ol
        className="mt-10 grid grid-cols-(--columns) items-end gap-4 narrow:grid-cols-3 small:grid-cols-2"
        style={evenColumns(rows.length)}
      >
        {rows.map((row) => (
          <li key={row.id}>
            <a href={goodsAddress(row.id)} className="group block">
              <span className="figures block font-bold text-lg text-price">
                ¥{fenToYuan(priceFen(row))}
              </span>
              <span
                aria-hidden="true"
                className="mt-1 block rounded-t-s bg-glow narrow:hidden"
                style={{
                  height: `${Math.round(LOW + Math.sqrt(priceFen(row) / top) * (HIGH - LOW))}px`,
                }}
              />
              <Cover
                url={row.cover}
                size={180}
                className="aspect-square h-auto w-full rounded-b-s"
              />
              <span className="mt-2 line-clamp-2 min-h-[44px] group-hover:underline">
                {row.name}
              </span>
              <dl className="mt-1 text-soft text-xs">
                {rowFacts(row.facts, 3).map(({ key, title, text }) => (
                  <div key={key} className="flex justify-between gap-2">
                    <dt>{title}</dt>
                    <dd className="truncate">{text}</dd>
                  </div>
                ))}
              </dl>
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}
