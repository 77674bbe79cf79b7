import type { LISTING_KINDS } from "@storefront/contract/listing/listing-kinds";
import { and, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { goods, goodsChanges, listingIndex, searchPages, storefronts } from "../../database/schema";
import type { Deps } from "../../deps";
import type { SearchEngine } from "../../providers/search-engines/search-engine";
import type { FindAddresses } from "../../providers/storefront/canonical-addresses";
import type {
  StorefrontAddress,
  StorefrontNotifier,
} from "../../providers/storefront/storefront-notifier";

/** Name under which search engines are entered in the outbox of listing changes. */
const SEARCH_ENGINES = "search-engines";
const GONE = "gone";
/** Added to `popularity` while in stock. */
const IN_STOCK = 2 ** 31;

/** The receivers of listing changes: the storefronts, and the recorder for search engines if one is configured. */
export const changeReceivers = (
  deps: Pick<Deps, "db" | "storefronts" | "searchEngines" | "findAddresses">,
): readonly StorefrontAddress[] =>
  deps.searchEngines.length === 0
    ? deps.storefronts
    : [...deps.storefronts, pageRecorder(deps.db, deps.searchEngines, deps.findAddresses)];

/** Takes search engines out of the outbox, where nobody delivers to them once they are turned off. */
export async function leaveOutbox(db: Db): Promise<void> {
  await db.delete(storefronts).where(eq(storefronts.url, SEARCH_ENGINES));
  await db.delete(goodsChanges).where(eq(goodsChanges.storefront, SEARCH_ENGINES));
}

/**
 * Takes changes from the outbox, like a storefront, and records what search engines show of the listings now.
 * @throws Error when no storefront names the canonical addresses; the changes stay in the outbox
 */
export const pageRecorder = (
  db: Db,
  engines: readonly SearchEngine[],
  findAddresses: FindAddresses,
): StorefrontNotifier => ({
  url: SEARCH_ENGINES,
  async invalidate(tags) {
    const ids = tags.flatMap((tag) => {
      const id = /^goods:(\d+)$/.exec(tag)?.[1];
      return id === undefined ? [] : Number(id);
    });
    if (ids.length > 0) await recordPages(db, engines, findAddresses, ids);
  },
});

async function recordPages(
  db: Db,
  engines: readonly SearchEngine[],
  findAddresses: FindAddresses,
  ids: readonly number[],
): Promise<void> {
  const rows = await db
    .select({
      id: goods.id,
      name: goods.name,
      game: goods.gameName,
      sellerId: goods.sellerId,
      kind: listingIndex.kind,
      priceFen: listingIndex.priceFen,
      popularity: listingIndex.popularity,
    })
    .from(goods)
    .innerJoin(listingIndex, eq(listingIndex.goodsId, goods.id))
    .where(inArray(goods.id, [...ids]));
  const addresses = await findAddresses(
    rows.map(({ id, kind, game, sellerId }) => ({
      goods_id: id,
      kind: kind as (typeof LISTING_KINDS)[number],
      game_name: game,
      seller_id: sellerId,
    })),
  );
  const pages = rows.map(({ id, name, priceFen, popularity }, index) => {
    const address = addresses[index] ?? "";
    const { host } = new URL(address);
    const state = JSON.stringify([address, name, priceFen, popularity >= IN_STOCK]);
    return { goodsId: id, host, address, state };
  });
  const values = engines.flatMap((engine) =>
    pages
      .filter(({ host }) => engine.takes(host))
      .map((page) => ({ engine: engine.name, ...page })),
  );
  if (values.length > 0) {
    await db
      .insert(searchPages)
      .values(values)
      .onConflictDoUpdate({
        target: [searchPages.engine, searchPages.goodsId],
        set: {
          host: sql`excluded.host`,
          address: sql`excluded.address`,
          state: sql`excluded.state`,
        },
      });
  }
  await recordGone(db, ids, pages);
}

/** A page that is gone is pushed once more, unless the engine has never been told of it. */
async function recordGone(
  db: Db,
  ids: readonly number[],
  pages: readonly { goodsId: number }[],
): Promise<void> {
  const shown = pages.map(({ goodsId }) => goodsId);
  const isGone = and(
    inArray(searchPages.goodsId, [...ids]),
    notInArray(searchPages.goodsId, shown),
  );
  await db.delete(searchPages).where(and(isGone, isNull(searchPages.pushedState)));
  await db.update(searchPages).set({ state: GONE }).where(isGone);
}
