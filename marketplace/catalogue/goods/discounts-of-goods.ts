import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Db } from "../../database/db";
import { jsonRows } from "../../database/json-rows";
import { discounts, goods } from "../../database/schema";

/** The discounts of the goods of a query, in the order of their ids. */
export const discountsOfGoods = (db: Db) =>
  jsonRows(getTableColumns(discounts), (row) =>
    db
      .select(row)
      .from(discounts)
      .where(eq(discounts.goodsId, goods.id))
      .orderBy(asc(discounts.id)),
  );
