import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { priceUnit } from "@/lib/landing/price-unit";
import { roundYuan } from "@/lib/landing/round-yuan";
import { evenColumns, measures } from "../../parts/measures";
import { Section, Title } from "../../parts/section";
import type { OfferProps } from "./offer-props";

/** One column per game, as high as its highest price; with `by: "price-asc"` its lowest price, ascending. */
export function OfferLadder({ block, ranges }: OfferProps) {
  const cheap = block.goods.by === "price-asc";
  const columns = ranges
    .map(({ game, low, high, lowFen, highFen }) =>
      cheap ? { game, row: low, fen: lowFen } : { game, row: high, fen: highFen },
    )
    .sort((a, b) => (cheap ? a.fen - b.fen : b.fen - a.fen));
  const top = Math.sqrt(Math.max(1, ...columns.map(({ fen }) => fen)));
  return (
    <Section block={block} className="pt-24">
      <Title block={block} className="max-w-[640px]" />
      <ul
        className="mt-8 grid h-[340px] grid-cols-(--columns) items-end gap-5 border-on border-b-2 narrow:gap-2 small:h-auto small:grid-cols-1 small:border-b-0"
        style={evenColumns(columns.length)}
      >
        {columns.map(({ game, row, fen }) => (
          <li key={game} className="flex h-full flex-col justify-end small:h-auto">
            <a
              href={goodsAddress(row.id)}
              style={measures({ "--share": `${48 + (Math.sqrt(fen) / top) * 52}%` })}
              className="group flex h-(--share) flex-col items-center rounded-t-m bg-panel pt-4 text-center hover:bg-rule small:h-auto small:flex-row small:gap-4 small:rounded-m small:bg-transparent small:bg-linear-to-r small:from-panel small:to-panel small:bg-size-[var(--share)_100%] small:bg-no-repeat small:p-3"
            >
              <span className="figures whitespace-nowrap font-bold text-lg text-price narrow:text-base small:order-last small:ml-auto">
                ¥{roundYuan(fen)}
                <span className="font-normal text-soft text-xs">{priceUnit(row.kind)}</span>
              </span>
              <span className="mt-1 px-1 text-soft text-xs small:mt-0 small:text-on small:text-sm">
                {game}
              </span>
              <Cover
                url={row.cover}
                size={72}
                className="mt-auto mb-4 rounded-m small:order-first small:my-0 small:size-12"
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
