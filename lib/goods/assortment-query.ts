import { type Assortment, isInAssortment, type ListPlace } from "@storefront/brands/assortment";
import { kindSlugOf } from "@/lib/addresses/listing-kinds";
import { asCount, asObject, asText } from "@/lib/decode/lenient";
import { goodsKind } from "@/lib/goods/goods-kind";
import type { GoodsRow } from "@/lib/goods/goods-row";

/** Parameters of the marketplace's lists for an assortment (contract/discovery/assortment-filter.ts). */
export interface FilterQuery {
  kinds?: string;
  games?: string;
  sellers?: string;
}

/**
 * Returns an assortment as a query. Equal assortments have equal queries, and what a list is limited to anyway is left
 * out, so that hosts with the same listings there share a cached answer.
 */
export function filterQuery(assortment: Assortment = {}, place: ListPlace = {}): FilterQuery {
  const { kinds, games, sellers } = assortment;
  return {
    ...(kinds && place.kind === undefined ? { kinds: [...kinds].sort().join(",") } : {}),
    ...(games && place.game === undefined ? { games: [...games].sort().join(",") } : {}),
    ...(sellers ? { sellers: [...sellers].sort((a, b) => a - b).join(",") } : {}),
  };
}

/** Whether a row belongs to an assortment. */
export function isRowInAssortment(
  assortment: Assortment | undefined,
  { kind, game, seller }: Pick<GoodsRow, "kind" | "game" | "seller">,
): boolean {
  const sellerId = seller?.userId ?? null;
  return isInAssortment(assortment, { kind: kindSlugOf(kind), game, sellerId });
}

/** Whether an undecoded entry of a list of listings belongs to an assortment. */
export function isItemInAssortment(assortment: Assortment | undefined, item: unknown): boolean {
  const { goods_type, trade_type_id, game_name, seller } = asObject(item);
  const kind = goodsKind({
    goods_type: asText(goods_type, 40),
    trade_type_id: asCount(trade_type_id),
  });
  return isInAssortment(assortment, {
    kind: kindSlugOf(kind),
    game: asText(game_name, 40),
    sellerId: asCount(asObject(seller).user_id) || null,
  });
}

/** Leaves out the entries of an undecoded `{ list }` that an assortment lacks, for an API that ignores its filter. */
export function limitList(data: unknown, assortment: Assortment | undefined): { list: unknown[] } {
  const { list } = asObject(data);
  const items: unknown[] = Array.isArray(list) ? list : [];
  return { list: items.filter((item) => isItemInAssortment(assortment, item)) };
}
