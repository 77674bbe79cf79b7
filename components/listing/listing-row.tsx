import { nextReturnText } from "@storefront/contract/listing/next-return-text";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { formatCount } from "@/lib/format/count";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { FactColumn } from "@/lib/goods/row-facts";
import { rowMarks } from "@/lib/goods/row-marks";
import { goneText } from "@/lib/goods/row-state";
import { CompareToggle } from "../compare-choice/compare-toggle";
import { CollectToggle } from "./collect-toggle";
import { FactList } from "./fact-list";
import { MarkedText } from "./marked-text";
import { RowMarks } from "./row-marks";
import { RowPicture } from "./row-picture";
import { RowPriceBlock } from "./row-price-block";
import { RowSeller } from "./row-seller";

/** Additional labels of a row: its kind in a list of several kinds, its game in a list of several games. */
export type RowLabel = "none" | "kind" | "game";

interface Props {
  row: GoodsRow;
  /** URL of the brand's external mall, if it has one. */
  mallUrl: string | undefined;
  label: RowLabel;
  /** In a list of one game and kind. */
  columns?: readonly FactColumn[] | undefined;
  /** Words of a search, which stand out in the name. */
  words?: readonly string[] | undefined;
  eager?: boolean;
}

/**
 * A listing as a dense row: what decides for or against it without opening it. The title's link covers the row; seller
 * and collect button lie above it.
 */
export function ListingRow({ row, mallUrl, label, columns, words, eager = false }: Props) {
  const { id, name, kind, game, sale, seller, nextReturn } = row;
  const gone = goneText(row);
  return (
    <li className="relative grid grid-cols-[112px_minmax(0,1fr)_144px_152px] gap-x-5 gap-y-2 px-5 py-4 transition-colors hover:bg-tint wide:grid-cols-[112px_minmax(0,1fr)_168px_168px] narrow:grid-cols-[112px_minmax(0,1fr)_auto] small:grid-cols-[88px_minmax(0,1fr)] small:gap-x-3 small:px-4">
      <RowPicture cover={row.cover} gone={gone} eager={eager} />
      <div className="flex min-w-0 flex-col justify-between gap-2">
        <p className="flex items-start gap-2">
          {label === "none" ? null : <Tag>{label === "kind" ? kind : `${game} · ${kind}`}</Tag>}
          <a
            href={goodsAddress(id)}
            className="wrap-anywhere line-clamp-1 font-medium text-base text-ink after:absolute after:inset-0 hover:text-primary-strong small:line-clamp-2"
          >
            <bdi>
              <MarkedText text={name} words={words} />
            </bdi>
          </a>
        </p>
        <FactList facts={row.facts} columns={columns} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          {kind === "租号" && gone === null ? <Free /> : null}
          {nextReturn === null ? null : (
            <span className="figures font-medium text-ink text-xs">
              {nextReturnText(nextReturn, Date.now())}
            </span>
          )}
          <RowMarks marks={rowMarks(row)} />
          {sale > 0 && kind !== "账号" ? (
            <span className="figures text-ink-3 text-xs">已售 {formatCount(sale)}</span>
          ) : null}
        </div>
      </div>
      <div className="self-center narrow:col-start-2">
        {seller ? <RowSeller seller={seller} mallUrl={mallUrl} /> : null}
      </div>
      <div className="flex flex-col items-end justify-between gap-1 text-right narrow:col-start-3 narrow:row-span-2 narrow:row-start-1 small:col-start-2 small:row-span-1 small:row-start-auto small:flex-row small:flex-wrap small:items-center small:text-left">
        <RowPriceBlock row={row} />
        <span className="flex small:ml-auto">
          <CompareToggle goodsId={id} name={name} />
          <CollectToggle goodsId={id} name={name} />
        </span>
      </div>
    </li>
  );
}

function Tag({ children }: { children: string }) {
  return (
    <span className="shrink-0 rounded-s bg-tint px-1.5 py-0.5 font-medium text-primary-strong text-xs">
      {children}
    </span>
  );
}

function Free() {
  return (
    <span className="rounded-s bg-success/10 px-1.5 font-medium text-success text-xs">
      现在可租
    </span>
  );
}
