import type { ListingTerms, PieceTerms } from "@storefront/marketplace/domain/goods/listing-faults";
import type { StoredListing } from "./to-catalogue-rows";

type StoredPiece = Omit<PieceTerms, "stock" | "secrets">;

/** Returns the terms of a stored listing, without its stock, which the database compares with its secrets. */
export function termsOfStored({ goods, specs, discounts }: StoredListing): ListingTerms {
  const pieces: readonly StoredPiece[] = specs.length > 0 ? specs : [goods];
  return {
    ...goods,
    pieces: pieces.map((piece) => ({ ...piece, stock: 0, secrets: 0 })),
    hasSpecs: specs.length > 0,
    promotions: discounts,
  };
}
