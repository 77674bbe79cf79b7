import { type KindSlug, LISTING_KINDS } from "@/lib/addresses/listing-kinds";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { Counted } from "./counted";

/** A kind with the number of its listings. */
export interface KindCount extends Counted {
  slug: KindSlug;
  name: string;
}

/** Returns the kinds of some listings with their counts, in menu order. */
export function kindsOf(rows: readonly GoodsRow[]): KindCount[] {
  return LISTING_KINDS.map((kind) => ({
    ...kind,
    count: rows.filter((row) => row.kind === kind.name).length,
    exact: true,
  })).filter(({ count }) => count > 0);
}
