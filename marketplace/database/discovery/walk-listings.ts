import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { listingIndex as listing } from "../schema";

/** Sort orders of listings: columns with which indexes of `listing_index` end. */
export const ORDER_KEYS = {
  popularity: listing.popularity,
  price: listing.priceFen,
  listed: listing.listedMs,
};

interface Walk {
  key: keyof typeof ORDER_KEYS;
  descending: boolean;
  /** Listings that are read. */
  most: number;
}

/**
 * Selects the first listings in an order, as a table by the name of `listing_index`. Conditions on it are checked one listing
 * after another: for those that many listings meet, this reads less than any index of letters or keys, which PostgreSQL
 * prefers when it takes the conditions as independent.
 * @param where conditions that an index of the order has, or that most listings meet
 */
export function walkListings(where: SQL | undefined, { key, descending, most }: Walk): SQL {
  const direction = sql.raw(descending ? "desc" : "asc");
  return sql`(select * from ${listing} where ${where ?? sql`true`}
    order by ${ORDER_KEYS[key]} ${direction}, ${listing.goodsId} ${direction} limit ${sql.raw(String(most))}) as ${listing}`;
}

/** Selects a number of `listing_index` or of `walkListings`, which Drizzle does not know as that table. */
export const walked = (column: AnyPgColumn): SQL<number> => sql<number>`${column}`.mapWith(Number);
