import type { Db } from "@storefront/marketplace/database/db";
import { listingIndex } from "@storefront/marketplace/database/schema";
import { findListings } from "@storefront/marketplace/discovery/discovery";
import { inArray } from "drizzle-orm";
import { DEPTH, type Hit } from "./measure-relevance";

/** @returns a function that searches a database as the marketplace's call does, and returns the first results */
export const searchHits =
  (db: Db) =>
  async (q: string): Promise<readonly Hit[]> => {
    const { list } = await findListings(db, { q, sort: "default", limit: DEPTH });
    const ids = list.map((item) => item.goods_id);
    if (ids.length === 0) return [];
    const rows = await db
      .select({ id: listingIndex.goodsId, game: listingIndex.gameName, kind: listingIndex.kind })
      .from(listingIndex)
      .where(inArray(listingIndex.goodsId, ids));
    return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  };
