import { ApiError } from "@storefront/contract/api-error";
import {
  type ListingTerms,
  listingFaults,
  type PieceTerms,
} from "@storefront/marketplace/catalogue/catalogue";
import type { Db } from "@storefront/marketplace/database/db";
import { goods } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";
import { readStoredListings } from "./read-stored-listings";
import type { StoredListing } from "./stored-listing";

/**
 * @param by "terms": regardless of the remaining stock; "terms and stock": its current stock can be bought, too
 * @throws ApiError `invalid` with field and reason when the stored listing could not be sold
 */
export async function expectSellable(
  tx: Db,
  goodsId: number,
  by: "terms" | "terms and stock" = "terms",
): Promise<void> {
  const [stored] = await readStoredListings(tx, eq(goods.id, goodsId), 1);
  const [fault] = stored ? listingFaults(termsOfStored(stored, by === "terms and stock")) : [];
  if (fault) throw new ApiError("invalid", { msg: `${fault.field.join(".")}：${fault.reason}` });
}

type StoredPiece = Omit<PieceTerms, "stock" | "secrets"> & { id: number };

/** Returns the terms of a stored listing. The database compares its stock with its secrets, which match here. */
function termsOfStored(
  { goods, specs, discounts, stock }: StoredListing,
  withStock: boolean,
): ListingTerms {
  const pieces: readonly StoredPiece[] = specs.length > 0 ? specs : [goods];
  const unsoldOf = ({ id }: StoredPiece): number => {
    const own = stock.find(({ specId }) => specId === (specs.length > 0 ? id : null));
    return withStock && own ? own.available + own.held : 0;
  };
  return {
    ...goods,
    pieces: pieces.map((piece) => {
      const unsold = unsoldOf(piece);
      return { ...piece, stock: unsold, secrets: unsold };
    }),
    hasSpecs: specs.length > 0,
    promotions: discounts,
  };
}
