import { markStoredListings } from "@storefront/marketplace/catalogue/catalogue";
import type { Db } from "@storefront/marketplace/database/db";
import { goods, isUnchecked, promiseReviews } from "@storefront/marketplace/database/schema";
import { and, asc, gt, inArray, isNull, sql } from "drizzle-orm";

/** Listings per query. */
const BATCH = 500;

/** Texts of an earlier version that the sweep, which carries them over, has not read yet. */
const isRead = sql`${isUnchecked(goods)} is not true`;

/**
 * Reads the texts of all listings on sale again.
 * @returns those that promise without an agreement: "listing 1001: name 终身包赔"; empty when there are none
 */
export async function checkPromises(db: Db): Promise<string[]> {
  const faults: string[] = [];
  for (let after = 0; ; ) {
    const rows = await db
      .select({ id: goods.id })
      .from(goods)
      .where(and(gt(goods.id, after), isNull(goods.removedAt), isRead))
      .orderBy(asc(goods.id))
      .limit(BATCH);
    const last = rows.at(-1);
    if (!last) return faults;
    const ids = rows.map(({ id }) => id);
    const agreed = await db
      .select({ id: promiseReviews.goodsId, hash: promiseReviews.hash })
      .from(promiseReviews)
      .where(
        and(
          inArray(promiseReviews.goodsId, ids),
          inArray(promiseReviews.state, ["agreed", "carried"]),
        ),
      );
    const known = new Set(agreed.map(({ id, hash }) => `${id} ${hash}`));
    for (const [id, marked] of await markStoredListings(db, ids)) {
      if (!marked || known.has(`${id} ${marked.hash}`)) continue;
      const [{ field, text } = { field: "", text: "" }] = marked.texts;
      faults.push(`listing ${id} promises without an agreement: ${field} ${text.slice(0, 60)}`);
    }
    after = last.id;
  }
}
