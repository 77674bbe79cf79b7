import * as z from "zod";
import { type BoostRow, boostRow } from "./boost-row";
import { count, id, name, price, secret } from "./fields";
import { type GameRow, gameRow } from "./game-row";
import type { ListingRow } from "./listing-fields";
import { listingRow } from "./listing-schema";
import { type SellerRow, sellerRow } from "./seller-row";

/** The rows of a catalogue file (docs/catalogue.md). Money is yuan in the file and fen once parsed. */

/** More card secrets for a listing whose own row need not be repeated. */
const secretsRow = z.strictObject({
  kind: z.literal("secrets"),
  listing: id,
  /** From 1; omitted for a listing without specs. */
  spec: z.int().min(1).max(100).optional(),
  secrets: z.array(secret).min(1).max(10_000),
});

export const couponRow = z
  .strictObject({
    kind: z.literal("coupon"),
    id,
    name: name(100),
    /** What it applies to, in a word: 商品券, 店铺券, 平台券. */
    label: name(20),
    off: price,
    from_yuan: price,
    /** Applies to one listing, to all listings of a seller, or everywhere when both are omitted. */
    listing: id.optional(),
    seller: id.optional(),
    valid_days: z.int().min(1).max(3650).default(7),
    /** How many can be claimed. */
    total: count,
    /** Whether buyers can claim it on goods pages. */
    claimable: z.boolean().default(true),
    /** Whether it is given for following the seller. */
    follow_gift: z.boolean().default(false),
  })
  .refine(({ off, from_yuan }) => off < from_yuan, {
    path: ["off"],
    message: "must be less than from_yuan",
  })
  .refine(({ listing, seller }) => listing === undefined || seller === undefined, {
    path: ["seller"],
    message: "is that of the listing: leave it out",
  })
  .refine(({ follow_gift, seller }) => !follow_gift || seller !== undefined, {
    path: ["seller"],
    message: "is needed for a gift for following",
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
export type CouponRow = z.output<typeof couponRow>;
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
