import { asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "@/database/open";
import { goodsChanges, storefronts } from "@/database/schema";
import { MOST_TAGS, type StorefrontNotifier } from "@/providers/storefront/storefront-notifier";

/** Lists of listings: home, landing pages, similar goods, sitemaps. */
const LISTS = "catalogue";
/** A listing and its shop are two tags, beside that of all lists. */
export const BATCH = Math.floor((MOST_TAGS - 1) / 2);
/** A storefront that was not reached for so long has built every page anew since: their lifetimes are minutes. */
const KEEP_S = 3600;
/** An address that no process has entered for so long gets no more notifications. */
const FORGET_MS = 86_400_000;

/** Enters the storefronts that are notified of changes from now on, and drops what is of no use any more. */
export async function enterStorefronts(db: Db, urls: readonly string[], now: Date): Promise<void> {
  await db
    .insert(storefronts)
    .values(urls.map((url) => ({ url, seenAt: now })))
    .onConflictDoUpdate({ target: storefronts.url, set: { seenAt: now } });
  await db.delete(storefronts).where(lt(storefronts.seenAt, new Date(now.getTime() - FORGET_MS)));
  const tooOld = sql`clock_timestamp() - make_interval(secs => ${KEEP_S})`;
  await db.delete(goodsChanges).where(lt(goodsChanges.createdAt, tooOld));
}

/**
 * Notifies one storefront of the oldest changes that it does not know. A change leaves the outbox after the
 * storefront took it, so it arrives at least once; no transaction is open meanwhile, because the embedded database has
 * one connection for everybody.
 * @returns how many changes left the outbox
 * @throws Error when the storefront did not take them; they stay
 */
export async function deliverChanges(db: Db, storefront: StorefrontNotifier): Promise<number> {
  const changes = await db
    .select()
    .from(goodsChanges)
    .where(eq(goodsChanges.storefront, storefront.url))
    .orderBy(asc(goodsChanges.id))
    .limit(BATCH);
  if (changes.length === 0) return 0;
  const tags = changes.flatMap((each) => [`goods:${each.goodsId}`, `shop:${each.sellerId}`]);
  await storefront.invalidate([...new Set(tags), LISTS]);
  const ids = changes.map(({ id }) => id);
  await db.delete(goodsChanges).where(inArray(goodsChanges.id, ids));
  return changes.length;
}
