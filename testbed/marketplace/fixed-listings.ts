import type { Db } from "@storefront/marketplace/database/db";
import { stock } from "@storefront/marketplace/database/schema";
import { and, eq, isNull, or } from "drizzle-orm";

/** Sellers of the fixed listings, by their special property. */
export const SELLER = { official: 3002, cards: 3004, newcomer: 3010 } as const;

/** Specs of 1001 (65.00 and 123.00 yuan) and the first of 1016; ids follow the order of import. */
export const SPECS = { second: 2, third: 3, ofHostile: 6 } as const;

/**
 * @param id id of a spec, or of a listing without specs
 * @returns its stock row
 */
export async function stockOf(db: Db, id: number): Promise<typeof stock.$inferSelect> {
  const ofListing = and(eq(stock.goodsId, id), isNull(stock.specId));
  const [row] = await db
    .select()
    .from(stock)
    .where(or(eq(stock.specId, id), ofListing));
  if (!row) throw new Error(`there is no stock of ${id}`);
  return row;
}
