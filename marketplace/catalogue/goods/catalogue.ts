import type { AssortmentFilter } from "@storefront/contract/discovery/assortment-filter";
import { CATALOGUE_PER_PAGE, type catalogueAnswer } from "@storefront/contract/discovery/home";
import { and, asc, eq, gte } from "drizzle-orm";
import type * as z from "zod";
import { constantLimit } from "../../database/constant-limit";
import type { Db } from "../../database/db";
import { countByChunk, countListings } from "../../database/discovery/count-listings";
import { goodsInAssortment } from "../../database/discovery/in-assortment";
import { CHUNK_SIZE, goods } from "../../database/schema";
import { selectItems, toCatalogueItem } from "./catalogue-item";
import { LISTED } from "./live-goods";

/** Places that are found by skipping the listings before them. */
const DEEP = 1_000;

/** Reads one page (from 1) of the goods for sale, of all games or one; `total` counts all pages. */
export async function readCatalogue(
  db: Db,
  { page, game, ...filter }: { page: number; game?: string | undefined } & AssortmentFilter,
): Promise<z.output<typeof catalogueAnswer>> {
  const wanted = and(
    LISTED,
    game === undefined || game === "" ? undefined : eq(goods.gameName, game),
    goodsInAssortment(db, filter),
  );
  const place = (page - 1) * CATALOGUE_PER_PAGE;
  const { from, offset } =
    place < DEEP || filter.sellers
      ? { from: undefined, offset: place }
      : await findPlace(db, place, game, filter);
  // Skipped listings are read from an index alone, without their sellers and games.
  const ids = db
    .select({ id: goods.id })
    .from(goods)
    .where(and(wanted, from === undefined ? undefined : gte(goods.id, from)))
    .orderBy(asc(goods.id))
    .limit(constantLimit(CATALOGUE_PER_PAGE))
    .offset(offset)
    .as("ids");
  const rows = await selectItems(db).innerJoin(ids, eq(ids.id, goods.id)).orderBy(asc(goods.id));
  return {
    list: rows.map(toCatalogueItem),
    total: await (filter.sellers ? db.$count(goods, wanted) : countListings(db, game, filter)),
  };
}

/** Finds the chunk of numbers where a place of the catalog is, by the counts of those before it. */
async function findPlace(
  db: Db,
  place: number,
  game: string | undefined,
  filter: AssortmentFilter,
): Promise<{ from: number; offset: number }> {
  let before = 0;
  let from = 0;
  for (const { chunk, listed } of await countByChunk(db, game, filter)) {
    from = chunk * CHUNK_SIZE;
    if (before + listed > place) break;
    before += listed;
    from += CHUNK_SIZE;
  }
  return { from, offset: place - before };
}
