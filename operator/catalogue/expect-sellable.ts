import { ApiError } from "@storefront/contract/api-error";
import type { Db } from "@storefront/marketplace/database/db";
import { goods } from "@storefront/marketplace/database/schema";
import {
  type ListingTerms,
  listingFaults,
  type PieceTerms,
} from "@storefront/marketplace/domain/goods/listing-faults";
import { eq } from "drizzle-orm";
import { readStoredListings } from "./read-stored-listings";
import type { StoredListing } from "./to-catalogue-rows";

/** @throws ApiError `invalid` with field and reason when the stored listing could not be sold */
export async function expectSellable(tx: Db, goodsId: number): Promise<void> {
  const [stored] = await readStoredListings(tx, eq(goods.id, goodsId), 1);
  const [fault] = stored ? listingFaults(termsOfStored(stored)) : [];
  if (fault) throw new ApiError("invalid", { msg: `${fault.field.join(".")}：${fault.reason}` });
}

type StoredPiece = Omit<PieceTerms, "stock" | "secrets">;

/** Returns the terms of a stored listing, without its stock, which the database compares with its secrets. */
function termsOfStored({ goods, specs, discounts }: StoredListing): ListingTerms {
  const pieces: readonly StoredPiece[] = specs.length > 0 ? specs : [goods];
  return {
    ...goods,
    pieces: pieces.map((piece) => ({ ...piece, stock: 0, secrets: 0 })),
    hasSpecs: specs.length > 0,
    promotions: discounts,
  };
}
