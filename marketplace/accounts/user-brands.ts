import { and, eq, ne, notInArray } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Db } from "../database/db";
import { boostOrders, orders, userBrands } from "../database/schema";

/**
 * Records a login on a brand's site, in the login's transaction.
 * @param brand its key, "" when not known
 * @returns at the first login there, the keys of the other brands that the account was used on; else none
 */
export async function recordBrandLogin(
  tx: Db,
  { userId, brand }: { userId: number; brand: string },
  now: Date,
): Promise<string[]> {
  if (brand === "") return [];
  const added = await tx
    .insert(userBrands)
    .values({ userId, brand, firstAt: now })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) return [];
  const used = await union(
    tx
      .select({ brand: userBrands.brand })
      .from(userBrands)
      .where(and(eq(userBrands.userId, userId), ne(userBrands.brand, brand))),
    tx
      .select({ brand: orders.brand })
      .from(orders)
      .where(and(eq(orders.userId, userId), notInArray(orders.brand, ["", brand]))),
    tx
      .select({ brand: boostOrders.brand })
      .from(boostOrders)
      .where(and(eq(boostOrders.userId, userId), notInArray(boostOrders.brand, ["", brand]))),
  );
  return used.map((row) => row.brand).sort();
}

/** The part of a login's answer about other brands; empty without any. */
export const sharedWith = (brands: readonly string[]): { shared_brands?: string[] } =>
  brands.length === 0 ? {} : { shared_brands: [...brands] };
