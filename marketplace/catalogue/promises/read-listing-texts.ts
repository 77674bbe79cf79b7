import { asc, inArray } from "drizzle-orm";
import type { Db } from "../../database/db";
import { customerRemarks, discounts, goods, goodsSpecs } from "../../database/schema";
import { type MarkedTexts, markListing } from "../rules/free-texts";

/** @returns the texts that promise of stored listings; null of those that have none */
export async function markStoredListings(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, MarkedTexts | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: goods.id, name: goods.name, texts: goods.texts, media: goods.media })
    .from(goods)
    .where(inArray(goods.id, [...ids]));
  const specs = await db
    .select({ goodsId: goodsSpecs.goodsId, name: goodsSpecs.name, desc: goodsSpecs.desc })
    .from(goodsSpecs)
    .where(inArray(goodsSpecs.goodsId, [...ids]))
    .orderBy(asc(goodsSpecs.position));
  const offers = await db
    .select({ goodsId: discounts.goodsId, describe: discounts.describe })
    .from(discounts)
    .where(inArray(discounts.goodsId, [...ids]))
    .orderBy(asc(discounts.id));
  const remarks = await db
    .select()
    .from(customerRemarks)
    .where(inArray(customerRemarks.goodsId, [...ids]))
    .orderBy(asc(customerRemarks.id));
  const its = <Row extends { goodsId: number }>(all: readonly Row[], id: number) =>
    all.filter(({ goodsId }) => goodsId === id);
  return new Map(
    rows.map((row) => [
      row.id,
      markListing({
        goods: row,
        specs: its(specs, row.id),
        discounts: its(offers, row.id),
        remarks: its(remarks, row.id),
      }),
    ]),
  );
}
