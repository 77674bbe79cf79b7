import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { AUTO_DELIVERY_HOURS } from "@/lib/constants";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { Shelf } from "@/lib/home/home-goods";
import { pickRows } from "@/lib/home/storefront-view";
import { priceFen } from "@/lib/landing/choose-goods";
import { Cover } from "../listing/cover";
import { ShelfSection } from "./shelf-section";

const SHOWN = 6;

/** Card keys of different games, the smallest face value first. */
export function CardShelf({ shelf }: { shelf: Shelf }) {
  const rows = pickRows(shelf.rows, SHOWN, { perGame: 1 });
  const byPrice = [...rows].sort((one, other) => priceFen(one) - priceFen(other));
  return (
    <ShelfSection
      kind={shelf.slug}
      title="卡密点卡"
      note={`自动发货 ${AUTO_DELIVERY_HOURS}`}
      games={shelf.games}
      height={360}
    >
      <ul className="grid grid-cols-6 gap-4 narrow:grid-cols-3 small:grid-cols-2">
        {byPrice.map((row) => (
          <CardTile key={row.id} row={row} />
        ))}
      </ul>
    </ShelfSection>
  );
}

function CardTile({ row }: { row: GoodsRow }) {
  const face = row.facts.find(({ key }) => key === "face")?.text;
  return (
    <li className="group relative overflow-hidden rounded-m bg-white shadow-card">
      <span className="block overflow-hidden">
        <Cover
          url={row.cover}
          size={186}
          className="aspect-square h-auto w-full transition-transform group-hover:scale-[1.03]"
        />
      </span>
      <div className="px-3 pt-2 pb-3">
        {face === undefined ? null : (
          <p className="figures truncate font-semibold small:whitespace-normal">{face}</p>
        )}
        <a
          href={goodsAddress(row.id)}
          className={`wrap-anywhere after:absolute after:inset-0 group-hover:text-primary-strong small:line-clamp-none small:h-auto ${face === undefined ? "line-clamp-2 h-11 text-ink" : "line-clamp-1 text-ink-2"}`}
        >
          <bdi>{row.name}</bdi>
        </a>
        <p className="mt-1">
          <RowPrice row={row} />
        </p>
      </div>
    </li>
  );
}
