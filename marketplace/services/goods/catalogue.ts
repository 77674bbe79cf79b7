import {
  CATALOGUE_PER_PAGE,
  type catalogueAnswer,
  type catalogueItem,
} from "@storefront/contract/home";
import { fenToYuan } from "@storefront/contract/money";
import { HIDDEN_TRADE_TYPES } from "@storefront/contract/trade";
import { and, asc, eq, isNull, notInArray } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { goods } from "../../database/schema";
import { coverOf } from "./cover";
import { availablePieces, nowPriceFen } from "./listing-columns";

/** Reads one page (from 1) of the goods for sale, of all games or one; `total` counts all pages. */
export async function readCatalogue(
  db: Db,
  { page, game }: { page: number; game: string | undefined },
): Promise<z.output<typeof catalogueAnswer>> {
  const wanted = and(
    isNull(goods.removedAt),
    notInArray(goods.tradeTypeId, HIDDEN_TRADE_TYPES),
    game === undefined || game === "" ? undefined : eq(goods.gameName, game),
  );
  const rows = await db
    .select({ goods, nowFen: nowPriceFen, available: availablePieces })
    .from(goods)
    .where(wanted)
    .orderBy(asc(goods.id))
    .limit(CATALOGUE_PER_PAGE)
    .offset((page - 1) * CATALOGUE_PER_PAGE);
  return {
    list: rows.map(toCatalogueItem),
    total: await db.$count(goods, wanted),
  };
}

/** Formats a listing for lists. */
export const toCatalogueItem = ({
  goods: row,
  nowFen,
  available,
}: {
  goods: typeof goods.$inferSelect;
  nowFen: number;
  available: number;
}): z.output<typeof catalogueItem> => ({
  goods_id: row.id,
  goods_name: row.name,
  game_name: row.gameName,
  goods_type: row.goodsType,
  trade_type_id: row.tradeTypeId,
  specs_type: row.specsType,
  cover: coverOf(row.media),
  now_price: fenToYuan(nowFen),
  sale: row.sale,
  stock: available,
});
