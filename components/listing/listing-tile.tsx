import { goodsAddress } from "@/lib/addresses/goods-address";
import { formatCount } from "@/lib/format/count";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { rowFacts } from "@/lib/goods/row-facts";
import { rowMarks } from "@/lib/goods/row-marks";
import { goneText } from "@/lib/goods/row-state";
import { Cover } from "./cover";
import { GoneBand } from "./gone-band";
import { MarkedText } from "./marked-text";
import { RowMarks } from "./row-marks";
import { RowPrice } from "./row-price";

/** Pictures' largest size in pixels: a fifth of the page. */
const PICTURE = 224;
/** Facts in the line under the name. */
const FACTS = 2;

interface Props {
  row: GoodsRow;
  /** Words of a search, which stand out in the name. */
  words?: readonly string[] | undefined;
  eager?: boolean;
}

/** A card, top-up or item as a tile: picture, name, face value, delivery, price. */
export function ListingTile({ row, words, eager = false }: Props) {
  const { id, name, cover, sale, facts, automaticDelivery } = row;
  const gone = goneText(row);
  const face = facts.filter(({ key }) => key === "face");
  const others = facts.filter(({ key }) => key !== "face");
  const line = [...face, ...rowFacts(others, FACTS)].slice(0, FACTS);
  return (
    <li className="group relative flex min-w-0 flex-col overflow-hidden rounded-m bg-white shadow-card small:flex-row">
      <span className="relative block overflow-hidden small:w-28 small:shrink-0 small:self-start">
        <Cover
          url={cover}
          size={PICTURE}
          eager={eager}
          className={`aspect-square h-auto w-full transition-transform group-hover:scale-[1.03] ${gone === null ? "" : "opacity-55 grayscale"}`}
        />
        <GoneBand text={gone} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3.5">
        <a
          href={goodsAddress(id)}
          className="wrap-anywhere line-clamp-2 text-ink after:absolute after:inset-0 group-hover:text-primary-strong"
        >
          <bdi>
            <MarkedText text={name} words={words} />
          </bdi>
        </a>
        <dl className="figures text-ink-2 text-xs">
          {line.map(({ key, title, text }) => (
            <div key={key} className="flex gap-1.5">
              <dt className="shrink-0 text-ink-3">{title}</dt>
              <dd className="truncate" title={text}>
                {text}
              </dd>
            </div>
          ))}
        </dl>
        <RowMarks marks={automaticDelivery ? rowMarks(row) : ["卖家交付", ...rowMarks(row)]} />
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-2 pt-1">
          <RowPrice row={row} muted={gone !== null} />
          {sale > 0 ? (
            <span className="figures text-ink-3 text-xs">已售 {formatCount(sale)}</span>
          ) : null}
        </p>
      </div>
    </li>
  );
}
