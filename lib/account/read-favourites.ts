import { asCount, asFen, asList, asObject } from "@/lib/decode/lenient";
import { type GoodsRow, readRow } from "@/lib/goods/goods-row";

/** A listing among the visitor's favorites. */
export interface Favourite extends GoodsRow {
  /** Price change since it was collected, negative when cheaper; 0 also when unknown. */
  changeFen: number;
}

export interface Favourites {
  goods: Favourite[];
  total: number;
}

/** Reads the answer of `user/favourites`. @returns null when it has no list */
export function readFavourites(data: unknown): Favourites | null {
  const { list, total } = asObject(data);
  if (!Array.isArray(list)) return null;
  const goods = asList(list, readFavourite);
  return { goods, total: asCount(total, goods.length) };
}

function readFavourite(entry: unknown): Favourite | null {
  const row = readRow(entry);
  if (row === null) return null;
  const wire = asObject(entry);
  const [nowFen, thenFen] = [asFen(wire.now_price), asFen(wire.collected_price)];
  return {
    ...row,
    changeFen: thenFen > 0 && nowFen > 0 ? nowFen - thenFen : 0,
  };
}
