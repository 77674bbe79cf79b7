import { type Assortment, hasPlace } from "@storefront/brands/assortment";
import { type KindSlug, kindNameOf } from "@/lib/addresses/listing-kinds";
import type { GoodsFound } from "@/lib/discovery/read-found";
import { isRowInAssortment } from "@/lib/goods/assortment-query";

/** Leaves out listings that an assortment lacks, for an API that ignores its filter: the rest is a lower bound. */
export function limitFound(found: GoodsFound, assortment: Assortment | undefined): GoodsFound {
  if (assortment === undefined) return found;
  const rows = found.rows.filter((row) => isRowInAssortment(assortment, row));
  if (rows.length === found.rows.length) return found;
  const kinds = found.values
    .get("kind")
    ?.filter(
      ({ value }) =>
        kindNameOf(value) !== undefined && hasPlace(assortment, { kind: value as KindSlug }),
    );
  return {
    ...found,
    rows,
    count: rows.length,
    exact: false,
    priceFrom: null,
    values: kinds ? new Map([...found.values, ["kind", kinds]]) : found.values,
  };
}
