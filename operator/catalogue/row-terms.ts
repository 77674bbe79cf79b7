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
 * Returns the terms of a row. Pieces of an automatic delivery are counted by the database, which knows the secrets that it
 * has already; it refuses fewer than one order takes.
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

/** Returns what the promises of a row depend on. */
export const promiseFactsOfRow = (row: ListingRow): PromiseFacts =>
  promiseFacts({
    texts: {
      attrs: row.tags.map(({ text }) => ({ content: text })),
      inspectionReport: row.inspection_report,
    },
    ...listingColumns(row),
  });
