import { LISTING_FLAGS } from "@storefront/contract/listing/fact-keys";
import type { Db } from "@storefront/marketplace/database/db";
import { listingIndex } from "@storefront/marketplace/database/schema";
import { findListings } from "@storefront/marketplace/discovery/discovery";
import { inArray } from "drizzle-orm";
import type { Hit } from "./is-within";
import { DEPTH } from "./measure-relevance";

/** @returns a function that searches a database as the marketplace's call does, and returns the first results */
export const searchHits =
  (db: Db) =>
  async (q: string): Promise<readonly Hit[]> => {
    const { list } = await findListings(db, { q, sort: "default", limit: DEPTH });
    const ids = list.map((item) => item.goods_id);
    if (ids.length === 0) return [];
    const rows = await db
      .select({
        ...{ id: listingIndex.goodsId, game: listingIndex.gameName, kind: listingIndex.kind },
        ...{ price: listingIndex.priceFen, delivery: listingIndex.deliveryType },
        ...{ keys: listingIndex.keys, listed: listingIndex.listedMs },
      })
      .from(listingIndex)
      .where(inArray(listingIndex.goodsId, ids));
    const hits = rows.map(({ keys, ...hit }) => ({
      ...hit,
      flags: LISTING_FLAGS.filter((flag) => keys.includes(`${flag}:1`)),
    }));
    return hits.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  };
