import { Cover } from "@/components/home/cover";
import { goodsAddress } from "@/lib/goods/goods-address";
import { priceUnit } from "@/lib/landing/price-unit";
import { roundYuan } from "@/lib/landing/round-yuan";
import { Section, Title } from "../../parts/section";
import type { OfferProps } from "./offer-props";

/** Columns as high as the dearest offer of each game, or, cheapest first, as its lowest. */
export function OfferLadder({ block, ranges }: OfferProps) {
  const cheap = block.goods.by === "cheap";
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
        className="mt-8 grid h-[340px] items-end gap-5 border-on border-b-2"
        style={{ gridTemplateColumns: `repeat(${columns.length}, 1fr)` }}
      >
        {columns.map(({ game, row, fen }) => (
          <li key={game} className="flex h-full flex-col justify-end">
            <a
              href={goodsAddress(row.id)}
              style={{ height: `${48 + (Math.sqrt(fen) / top) * 52}%` }}
              className="group flex flex-col items-center rounded-t-m bg-panel pt-4 text-center hover:bg-rule"
            >
              <span className="figures whitespace-nowrap font-bold text-lg text-price">
                ¥{roundYuan(fen)}
                <span className="font-normal text-soft text-xs">{priceUnit(row.kind)}</span>
              </span>
              <span className="mt-1 px-1 text-soft text-xs">{game}</span>
              <Cover url={row.cover} size={72} className="mt-auto mb-4 rounded-m" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
