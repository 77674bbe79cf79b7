import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { fen } from "./columns";
import { listingIndex } from "./discovery";

/**
 * Numbers of listings on sale, so that lists need not count them. A change adds a row with its difference and waits for
 * no other change; the count is the sum of the rows. The sweep `counts` joins rows. Triggers write them (migration
 * `listing-counts`).
 */
export const listingCounts = pgTable(
  "listing_counts",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    gameName: text("game_name").notNull(),
    /** One of `LISTING_KINDS`. */
    kind: text().notNull(),
    /** The listing's number divided by `CHUNK_SIZE`. */
    chunk: integer().notNull(),
    listings: integer().notNull(),
  },
  (t) => [index("listing_counts_game").on(t.gameName, t.kind, t.chunk)],
);

/**
 * How many listings of a game and kind have each filter value, counted in the same way from `listing_index`: a list without
 * other filters reads a row for each value instead of its listings.
 */
export const facetCounts = pgTable(
  "facet_counts",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    gameName: text("game_name").notNull(),
    kind: text().notNull(),
    /** A value of `listing_index.facets`, "delivery:2", or "" for all listings. */
    facet: text().notNull(),
    listings: integer().notNull(),
  },
  (t) => [index("facet_counts_game").on(t.gameName, t.kind, t.facet)],
);

/** Listing numbers per row of `listing_counts`. */
export const CHUNK_SIZE = 10_000;

/** The listings on sale of each seller, counted in the same way. */
export const shopCounts = pgTable(
  "shop_counts",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    sellerId: integer("seller_id").notNull(),
    gameName: text("game_name").notNull(),
    kind: text().notNull(),
    listings: integer().notNull(),
  },
  (t) => [index("shop_counts_seller").on(t.sellerId, t.gameName, t.kind)],
);

/**
 * What a seller's listings are ordered by: a narrow row of each one on sale. Triggers keep it in step with
 * `listing_index`.
 */
export const shopListings = pgTable(
  "shop_listings",
  {
    goodsId: integer("goods_id")
      .primaryKey()
      .references(() => listingIndex.goodsId, { onDelete: "cascade" }),
    sellerId: integer("seller_id").notNull(),
    sale: integer().notNull(),
    /** As in `listing_index`. */
    priceFen: fen("price_fen").notNull(),
    popularity: bigint({ mode: "number" }).notNull(),
    listedMs: bigint("listed_ms", { mode: "number" }).notNull(),
  },
  (t) => [
    index("shop_listings_sale").on(t.sellerId, t.sale.desc().nullsFirst(), t.goodsId),
    index("shop_listings_popularity").on(t.sellerId, t.popularity.desc().nullsFirst(), t.goodsId),
    index("shop_listings_price").on(t.sellerId, t.priceFen, t.goodsId),
    index("shop_listings_newest").on(t.sellerId, t.listedMs, t.goodsId),
  ],
);
