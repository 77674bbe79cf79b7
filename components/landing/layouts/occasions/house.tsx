import type { Icon } from "@storefront/brands/landing-parts";
import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { GameIcon } from "../../parts/game-icon";

export interface OccasionProps {
  sign: string;
  text: string;
  icon: Icon;
  rows: readonly GoodsRow[];
  /** Listings on sale for it. */
  count: number;
}

/** A house in the street: its sign above the door, and what is on its sill. */
export function House({ sign, text, icon, rows, count, floor }: OccasionProps & { floor: number }) {
  return (
    <li
      data-ground={floor % 2 === 0 ? "white" : "tint"}
      className="rounded-t-[28px] px-6 pt-6 pb-7 shadow-card"
    >
      <div className="flex items-center gap-4">
        <GameIcon name={icon} className="size-12 text-mark" />
        <div>
          <h2 className="font-semibold text-lg">{sign}</h2>
          <p className="figures text-soft text-xs">{count} 件在架</p>
        </div>
      </div>
      <p className="mt-3 text-soft">{text}</p>
      <ul className="mt-4 grid grid-cols-1 gap-3 border-rule border-t pt-4">
        {rows.map((row) => (
          <li key={row.id}>
            <a href={goodsAddress(row.id)} className="group flex items-center gap-3">
              <Cover url={row.cover} size={48} className="rounded-s" />
              <span className="min-w-0 flex-1">
                <span className="block truncate group-hover:underline">{row.name}</span>
                <span className="text-soft text-xs">{row.kind}</span>
              </span>
              <RowPrice row={row} />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
