import * as z from "zod";
import { type BoostRow, boostRow } from "./boost-row";
import { type CouponRow, couponRow } from "./coupon-row";
import { id, secret } from "./fields";
import { type GameRow, gameRow } from "./game-row";
import type { ListingRow } from "./listing-row";
import { listingRow } from "./listing-schema";
import { type SellerRow, sellerRow } from "./seller-row";

/** The rows of a catalog file (docs/catalogue.md). Money is yuan in the file and fen once parsed. */

/** More card secrets for a listing whose own row need not be repeated. */
const secretsRow = z.strictObject({
  kind: z.literal("secrets"),
  listing: id,
  /** From 1; omitted for a listing without specs. */
  spec: z.int().min(1).max(100).optional(),
  secrets: z.array(secret).min(1).max(10_000),
});

export const catalogueRow = z.discriminatedUnion("kind", [
  gameRow,
  sellerRow,
  listingRow,
  secretsRow,
  couponRow,
  boostRow,
]);

export type SecretsRow = z.output<typeof secretsRow>;
export type CatalogueRow = GameRow | SellerRow | ListingRow | SecretsRow | CouponRow | BoostRow;
/** A row as written in a file. */
export type WrittenRow =
  | z.input<typeof gameRow>
  | z.input<typeof sellerRow>
  | z.input<typeof listingRow>
  | z.input<typeof couponRow>
  | z.input<typeof boostRow>;

/** @returns the name of a row in messages: "listing 1001", "secrets of listing 1001" */
export function nameOf(row: CatalogueRow): string {
  if (row.kind === "game") return `game ${row.name}`;
  if (row.kind !== "secrets") return `${row.kind} ${row.id}`;
  return `secrets of listing ${row.listing}${row.spec === undefined ? "" : `, spec ${row.spec}`}`;
}
