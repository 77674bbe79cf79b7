import type { Surface } from "@storefront/brands/landing-parts";
import { GoodsCard } from "@/components/listing/goods-card";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { Band } from "./section";

interface Props {
  title: string;
  lead?: string;
  /** Full rows of four. */
  rows: readonly GoodsRow[];
  surface: Surface;
}

/** Listings as cards, four in a row. */
export function GoodsTiles({ title, lead, rows, surface }: Props) {
  if (rows.length === 0) return null;
  return (
    <Band block={{ surface, title, lead }}>
      <ul className="mt-8 grid grid-cols-4 justify-between gap-6 narrow:grid-cols-2 small:grid-cols-1">
        {rows.map((row) => (
          <li key={row.id} data-ground="white" className="rounded-m">
            <GoodsCard row={row} width={282} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
