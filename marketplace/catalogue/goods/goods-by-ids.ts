import type { CallAnswer } from "@storefront/contract/calls";
import { and, inArray } from "drizzle-orm";
import type { Db } from "../../database/db";
import { goods } from "../../database/schema";
import { selectItems, toCatalogueItem } from "./catalogue-item";
import { LISTED } from "./live-goods";

/** Reads listings on sale by their ids, in that order (product §7); those that are gone are left out. */
export async function readGoodsByIds(
  db: Db,
  ids: readonly number[],
): Promise<CallAnswer<"goodsByIds">> {
  if (ids.length === 0) return { list: [] };
  const rows = await selectItems(db).where(and(inArray(goods.id, [...ids]), LISTED));
  const items = new Map(rows.map((row) => [row.goods.id, toCatalogueItem(row)]));
  return { list: ids.flatMap((id) => items.get(id) ?? []) };
}
