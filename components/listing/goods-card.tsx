import { goodsAddress } from "@/lib/addresses/goods-address";
import { formatCount } from "@/lib/format/count";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { goneText } from "@/lib/goods/row-state";
import { Cover } from "./cover";
import { GoneBand } from "./gone-band";
import { RowPrice } from "./row-price";

interface Props {
  row: GoodsRow;
  /** Width of the card in pixels. */
  width: number;
  eager?: boolean;
}

/** A listing as a card: picture, name in two lines, price. */
export function GoodsCard({ row, width, eager = false }: Props) {
  return (
    <a
      href={goodsAddress(row.id)}
      className="group block overflow-hidden rounded-m bg-white shadow-card narrow:flex narrow:h-full narrow:w-auto! narrow:flex-col small:flex-row"
      style={{ width }}
    >
      <span className="relative block overflow-hidden small:shrink-0 small:self-start">
        <Cover
          url={row.cover}
          size={width}
          eager={eager}
          className="transition-transform group-hover:scale-[1.03] narrow:aspect-square narrow:h-auto narrow:w-full small:w-28"
        />
        <GoneBand text={goneText(row)} />
      </span>
      <span className="block p-3.5 narrow:flex narrow:min-w-0 narrow:flex-1 narrow:flex-col narrow:justify-between">
        <span className="line-clamp-2 h-11 text-ink group-hover:text-primary-strong narrow:line-clamp-4 narrow:h-auto">
          <span className="mr-1.5 rounded-s bg-tint px-1.5 py-0.5 font-medium text-primary-strong text-xs">
            {row.kind}
          </span>
          {row.name}
        </span>
        <span className="mt-2 flex items-baseline justify-between gap-2 narrow:flex-wrap narrow:gap-y-0">
          <RowPrice row={row} />
          {row.sale > 0 ? (
            <span className="figures shrink-0 text-ink-3 text-xs">
              已售 {formatCount(row.sale)}
            </span>
          ) : null}
        </span>
      </span>
    </a>
  );
}
