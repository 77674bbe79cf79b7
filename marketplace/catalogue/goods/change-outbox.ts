import { and, asc, eq, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../../database/db";
import { prepareOnce } from "../../database/prepared-query";
import { accountChanges, goodsChanges, storefronts } from "../../database/schema";
import { MAX_TAGS, type StorefrontNotifier } from "../../providers/storefront/storefront-notifier";

/** Tag of all pages that list goods: home, landing pages, similar goods, sitemaps. */
const LISTS = "catalogue";
/** Two tags per change (listing and shop), plus the one of all lists. */
export const BATCH = Math.floor((MAX_TAGS - 1) / 2);
/** Tag of pages with links to boosting: all pages. */
const BOOSTS = "boost";
/** After this time a storefront has fetched every answer again anyway (`LIFETIMES` of its `lib/api/cache-tags.ts`). */
const RETENTION_S = 3600;
/** A URL that no process has registered for this long gets no more notifications. */
const FORGET_MS = 86_400_000;

/** Registers the storefronts to notify of changes, and deletes stale ones and old changes. */
export async function registerStorefronts(
  db: Db,
  urls: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .insert(storefronts)
    .values(urls.map((url) => ({ url, seenAt: now })))
    .onConflictDoUpdate({ target: storefronts.url, set: { seenAt: now } });
  await db.delete(storefronts).where(lt(storefronts.seenAt, new Date(now.getTime() - FORGET_MS)));
  const tooOld = sql`clock_timestamp() - make_interval(secs => ${RETENTION_S})`;
  await db.delete(goodsChanges).where(lt(goodsChanges.createdAt, tooOld));
}

/**
 * Registers the storefronts behind an address, in place of those that were behind it before. Changes that wait for one
 * that is gone go to the others: they may have its pages, from the shared cache.
 * @param urls at least one: the address itself, or `address (…)` for each of several
 */
export async function registerInstances(
  db: Db,
  address: string,
  urls: readonly string[],
  now: Date,
): Promise<void> {
  await registerStorefronts(db, urls, now);
  const isOfAddress = or(
    eq(storefronts.url, address),
    sql`starts_with(${storefronts.url}, ${`${address} (`})`,
  );
  const gone = await db
    .delete(storefronts)
    .where(and(isOfAddress, notInArray(storefronts.url, [...urls])))
    .returning({ url: storefronts.url });
  if (gone.length === 0) return;
  const waiting = inArray(
    goodsChanges.storefront,
    gone.map(({ url }) => url),
  );
  const receivers = sql.join(
    urls.map((url) => sql`(${url}::text)`),
    sql`, `,
  );
  await db.execute(sql`
    with moved as (delete from ${goodsChanges} where ${waiting} returning goods_id, seller_id, tag)
    insert into ${goodsChanges} (storefront, goods_id, seller_id, tag)
    select distinct url, goods_id, seller_id, tag from moved cross join (values ${receivers}) as receivers(url)`);
}

/**
 * Sends one storefront its oldest pending changes. They are deleted only after the storefront has accepted them
 * (at-least-once delivery), without an open transaction, because the embedded database has a single connection.
 * @returns the number of delivered changes
 * @throws Error when the storefront did not accept them; they stay in the outbox
 */
export async function deliverChanges(db: Db, storefront: StorefrontNotifier): Promise<number> {
  const changes = await db
    .select()
    .from(goodsChanges)
    .where(eq(goodsChanges.storefront, storefront.url))
    .orderBy(asc(goodsChanges.id))
    .limit(BATCH);
  if (changes.length === 0) return 0;
  await storefront.invalidate([...new Set(changes.flatMap(tagsOf))]);
  const ids = changes.map(({ id }) => id);
  await db.delete(goodsChanges).where(inArray(goodsChanges.id, ids));
  return changes.length;
}

/** Whether changes wait for any storefront, or what happened to users for its place in the log. Two index scans. */
export async function hasChanges(db: Db): Promise<{ listings: boolean; accounts: boolean }> {
  const waiting = await findOldest(db, {});
  return {
    listings: waiting.some(({ of }) => of === "listings"),
    accounts: waiting.some(({ of }) => of === "accounts"),
  };
}

const findOldest = prepareOnce((db) =>
  unionAll(
    db.select({ of: sql<string>`'listings'` }).from(goodsChanges).limit(1),
    db.select({ of: sql<string>`'accounts'` }).from(accountChanges).limit(1),
  ),
);

/** A change without a listing has a tag, or is one of the games that are boosted (migration `boost-games`). */
const tagsOf = ({ goodsId, sellerId, tag }: typeof goodsChanges.$inferSelect): string[] => {
  if (tag !== null) return [tag];
  return goodsId === 0 ? [BOOSTS, LISTS] : [`goods:${goodsId}`, `shop:${sellerId}`, LISTS];
};
