import type { Db } from "@storefront/marketplace/database/db";
import { delayedChanges } from "@storefront/marketplace/database/schema";

/** @returns tags of pages with counters that have changed, to be announced later */
export const countedTags = async (db: Db): Promise<string[]> =>
  (await db.select().from(delayedChanges)).map(({ tag }) => tag);
