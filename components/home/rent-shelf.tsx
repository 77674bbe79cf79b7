import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { Shelf } from "@/lib/home/home-goods";
import { pickRows } from "@/lib/home/storefront-view";
import { rentTerms } from "@/lib/rent/rent-terms";
import { Cover } from "../listing/cover";
import { ShelfSection } from "./shelf-section";

const SHOWN = 6;

/** Accounts that can be rented now, with the price of an hour. */
export function RentShelf({ shelf, first }: { shelf: Shelf; first: boolean }) {
  const rows = pickRows(shelf.rows, SHOWN, { perGame: 1 });
  return (
    <ShelfSection
      kind={shelf.slug}
      title="租号"
      note="按小时计价，押金归还后原路退"
      games={shelf.games}
      height={360}
    >
      <ul className="grid grid-cols-3 gap-4 narrow:grid-cols-2 small:grid-cols-1">
        {rows.map((row, index) => (
          <RentCard key={row.id} row={row} eager={first && index < 3} />
        ))}
      </ul>
    </ShelfSection>
  );
}

function RentCard({ row, eager }: { row: GoodsRow; eager: boolean }) {
  return (
    <li className="group relative flex overflow-hidden rounded-m bg-white shadow-card">
      <Cover url={row.cover} size={124} eager={eager} className="self-start" />
      <div className="flex min-w-0 flex-1 flex-col justify-between px-4 py-3">
        <a
          href={goodsAddress(row.id)}
          className="wrap-anywhere line-clamp-2 text-ink after:absolute after:inset-0 group-hover:text-primary-strong"
        >
          <bdi>{row.name}</bdi>
        </a>
        <p className="figures text-ink-2 text-xs">{row.rent ? rentTerms(row.rent) : null}</p>
        <p className="flex items-baseline justify-between gap-2">
          <RowPrice row={row} />
          <span className="flex shrink-0 items-center gap-1.5 font-medium text-success text-xs">
            <span aria-hidden="true" className="size-1.5 rounded-full bg-success" />
            现在可租
          </span>
        </p>
      </div>
    </li>
  );
}
