import type { PromiseFacts } from "@storefront/contract/listing/promise-table";
import {
  type ListingTerms,
  type PieceTerms,
  promiseFacts,
} from "@storefront/marketplace/catalogue/catalogue";
import type { ListingRow } from "./listing-fields";
import { DELIVERY, discountsOf } from "./to-database-rows";

type WrittenPiece = Pick<ListingRow["specs"][number], "price" | "activity_price" | "cashback"> &
  Pick<ListingRow, "min" | "max" | "stock" | "secrets">;

/**
 * Returns the terms of a row. Pieces of an automatic delivery are counted by the database, which knows the secrets that it
 * has already; it refuses fewer than one order takes.
 */
export function termsOfRow(row: ListingRow): ListingTerms {
  const piecesOf = (piece: WrittenPiece): PieceTerms => ({
    priceFen: piece.price,
    activityPriceFen: piece.activity_price,
    returnCashFen: piece.cashback,
    minSaleNum: piece.min,
    maxSaleNum: piece.max,
    stock: piece.stock ?? 0,
    secrets: piece.stock ?? 0,
  });
  return {
    tradeTypeId: row.trade_type_id,
    deliveryType: DELIVERY[row.delivery],
    specsType: row.specs_type ?? (row.specs.length > 0 ? 2 : 1),
    depositFen: row.deposit,
    leastTime: row.rent_hours,
    groupBuyPriceFen: row.group_price,
    pieces:
      row.specs.length > 0
        ? row.specs.map(piecesOf)
        : [piecesOf({ ...row, price: row.price ?? 0 })],
    hasSpecs: row.specs.length > 0,
    promotions: discountsOf(row),
  };
}

/** Returns what the promises of a row depend on. */
export const promiseFactsOfRow = (row: ListingRow): PromiseFacts =>
  promiseFacts({
    goodsType: row.goods_type,
    tradeTypeId: row.trade_type_id,
    deliveryType: DELIVERY[row.delivery],
    deliveryHours: row.delivery_hours,
    texts: {
      attrs: row.tags.map(({ text }) => ({ content: text })),
      inspectionReport: row.inspection_report,
    },
  });
