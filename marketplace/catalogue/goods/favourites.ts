import type { CallAnswer } from "@storefront/contract/calls";
import { FAVOURITES_PER_PAGE } from "@storefront/contract/listing/page-sizes";
import { fenToYuan } from "@storefront/contract/money";
import { and, count, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../database/db";
import { collects, games, goods, sellers } from "../../database/schema";
import { singleRow } from "../../database/single-row";
import { ITEM_COLUMNS, toCatalogueItem } from "./catalogue-item";

/** Reads one page (from 1) of a user's collected goods that are not removed, newest first. */
export async function readFavourites(
  db: Db,
  { userId, page }: { userId: number; page: number },
): Promise<CallAnswer<"favourites">> {
  const own = and(eq(collects.userId, userId), isNull(goods.removedAt));
  const newest = [desc(collects.createdAt), desc(collects.goodsId)];
  // Reads the details of this page's rows only.
  const shown = db
    .select({ goodsId: collects.goodsId })
    .from(collects)
    .innerJoin(goods, eq(goods.id, collects.goodsId))
    .where(own)
    .orderBy(...newest)
    .limit(FAVOURITES_PER_PAGE)
    .offset((page - 1) * FAVOURITES_PER_PAGE);
  const rows = await db
    .select({ ...ITEM_COLUMNS, thenFen: collects.priceFen })
    .from(collects)
    .innerJoin(goods, eq(goods.id, collects.goodsId))
    .innerJoin(sellers, eq(sellers.id, goods.sellerId))
    .leftJoin(games, eq(games.name, goods.gameName))
    .where(and(eq(collects.userId, userId), inArray(collects.goodsId, shown)))
    .orderBy(...newest);
  const { total } = singleRow(
    await db
      .select({ total: count() })
      .from(collects)
      .innerJoin(goods, eq(goods.id, collects.goodsId))
      .where(own),
  );
  const list = rows.map((row) => ({
    ...toCatalogueItem(row),
    held: row.pieces.reduce((sum, { held }) => sum + held, 0),
    collected_price: row.thenFen === null ? null : fenToYuan(row.thenFen),
  }));
  return { list, total };
}
