import type { AssortmentFilter } from "@storefront/contract/assortment-filter";
import { CATALOGUE_PER_PAGE, type catalogueAnswer } from "@storefront/contract/home";
import { HIDDEN_TRADE_TYPES } from "@storefront/contract/trade";
import { and, asc, eq, isNull, notInArray } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { goodsInAssortment } from "../../database/discovery/in-assortment";
import { goods } from "../../database/schema";
import { selectItems, toCatalogueItem } from "./catalogue-item";

/** Reads one page (from 1) of the goods for sale, of all games or one; `total` counts all pages. */
export async function readCatalogue(
  db: Db,
  { page, game, ...filter }: { page: number; game?: string | undefined } & AssortmentFilter,
): Promise<z.output<typeof catalogueAnswer>> {
  const wanted = and(
    isNull(goods.removedAt),
    notInArray(goods.tradeTypeId, HIDDEN_TRADE_TYPES),
    game === undefined || game === "" ? undefined : eq(goods.gameName, game),
    goodsInAssortment(db, filter),
  );
  const rows = await selectItems(db)
    .where(wanted)
    .orderBy(asc(goods.id))
    .limit(CATALOGUE_PER_PAGE)
    .offset((page - 1) * CATALOGUE_PER_PAGE);
  return {
    list: rows.map(toCatalogueItem),
    total: await db.$count(goods, wanted),
  };
}
