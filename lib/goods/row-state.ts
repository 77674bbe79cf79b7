import { LISTING_WORDS } from "@storefront/contract/listing/state-words";
import type { GoodsRow } from "./goods-row";

/**
 * Says why a listing cannot be bought now.
 * @returns null when it can
 */
export function goneText({ kind, soldOut }: Pick<GoodsRow, "kind" | "soldOut">): string | null {
  if (!soldOut) return null;
  if (kind === "租号") return LISTING_WORDS.rented;
  return kind === "账号" ? LISTING_WORDS.sold : LISTING_WORDS.soldOut;
}
