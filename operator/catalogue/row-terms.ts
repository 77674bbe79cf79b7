import type { PromiseFacts } from "@storefront/contract/listing/promise-table";
import {
  type ListingTerms,
  type PieceTerms,
  promiseFacts,
} from "@storefront/marketplace/catalogue/catalogue";
import { discountsOf } from "./listing-parts";
import type { ListingRow } from "./listing-row";
import { listingColumns, pricesOf, specsTypeOf } from "./stored-listing";

type WrittenPiece = Parameters<typeof pricesOf>[0] & Pick<ListingRow, "min" | "max" | "stock">;

/**
 * Returns the terms of a row. The database counts the pieces of an automatic delivery, because it knows its secrets; it
 * refuses fewer pieces than one order takes.
 */
export function termsOfRow(row: ListingRow): ListingTerms {
  const piecesOf = (piece: WrittenPiece): PieceTerms => ({
    minSaleNum: piece.min,
    maxSaleNum: piece.max,
    stock: piece.stock ?? 0,
    secrets: piece.stock ?? 0,
    ...pricesOf(piece),
  });
  return {
    specsType: specsTypeOf(row),
    pieces: row.specs.length > 0 ? row.specs.map(piecesOf) : [piecesOf(row)],
    hasSpecs: row.specs.length > 0,
    promotions: discountsOf(row),
    ...listingColumns(row),
  };
}

/** Returns the properties of a row that its promises depend on. */
export const promiseFactsOfRow = (row: ListingRow): PromiseFacts =>
  promiseFacts({
    texts: {
      attrs: row.tags.map(({ text }) => ({ content: text })),
      inspectionReport: row.inspection_report,
    },
    ...listingColumns(row),
  });
