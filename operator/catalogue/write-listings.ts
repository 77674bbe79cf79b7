import { sql } from "drizzle-orm";
import type { Db } from "@/marketplace/db/open";
import { customerRemarks, discounts, goods, goodsSpecs } from "@/marketplace/db/schema";
import type { ListingRow } from "./catalogue-row";
import { isOneOf } from "./is-one-of";
import { discountsOf, goodsOf, remarksOf, specsOf } from "./listing-rows";
import { changesOf } from "./upsert";
import { writePieces } from "./write-pieces";

export type Outcome = "created" | "updated" | "unchanged";

/**
 * Writes listings with all that hangs on them, in statements for all of them together.
 * @returns what became of each that was not as the file says, by its id
 */
export async function writeListings(
  db: Db,
  rows: readonly ListingRow[],
  now: Date,
): Promise<Map<number, Outcome>> {
  if (rows.length === 0) return new Map();
  const written = await db
    .insert(goods)
    .values(rows.map((row) => goodsOf(row, now)))
    .onConflictDoUpdate({ target: goods.id, ...GOODS_CHANGES })
    .returning({ id: goods.id, isNew: sql<boolean>`xmax = 0` });
  const outcomes = new Map<number, Outcome>(
    written.map(({ id, isNew }) => [id, isNew ? "created" : "updated"]),
  );
  const changed = [
    ...(await writeSpecs(db, rows)),
    ...(await writePieces(db, rows)),
    ...(await replaceDiscounts(db, rows)),
    ...(await replaceRemarks(db, rows)),
  ];
  const parts = [...new Set(changed)].filter((id) => !outcomes.has(id));
  if (parts.length > 0) {
    await db.update(goods).set({ updatedAt: now }).where(isOneOf(goods.id, parts));
    for (const id of parts) outcomes.set(id, "updated");
  }
  return outcomes;
}

const GOODS_CHANGES = changesOf(
  goods,
  [
    "sellerId",
    "name",
    "goodsType",
    "gameName",
    "tradeTypeId",
    "specsType",
    "deliveryType",
    "noReasonRefund",
    "priceFen",
    "originPriceFen",
    "activityPriceFen",
    "returnCashFen",
    "minSaleNum",
    "maxSaleNum",
    "depositFen",
    "leastTime",
    "firstBuyDiscountFen",
    "groupBuyPriceFen",
    "shareRewardFen",
    "media",
    "detailMedia",
    "texts",
    "removedAt",
  ],
  ["updatedAt"],
);

/** @returns the listings whose specs have changed */
async function writeSpecs(db: Db, rows: readonly ListingRow[]): Promise<number[]> {
  const specs = rows.flatMap(specsOf);
  if (specs.length === 0) return [];
  const written = await db
    .insert(goodsSpecs)
    .values(specs)
    .onConflictDoUpdate({ target: [goodsSpecs.goodsId, goodsSpecs.position], ...SPEC_CHANGES })
    .returning({ goodsId: goodsSpecs.goodsId });
  return written.map(({ goodsId }) => goodsId);
}

const SPEC_CHANGES = changesOf(goodsSpecs, [
  "name",
  "priceFen",
  "originPriceFen",
  "activityPriceFen",
  "returnCashFen",
  "desc",
  "minSaleNum",
  "maxSaleNum",
]);

async function replaceDiscounts(db: Db, rows: readonly ListingRow[]): Promise<number[]> {
  const stored = await db
    .select()
    .from(discounts)
    .where(
      isOneOf(
        discounts.goodsId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(discounts.id);
  const differing = rows.filter((row) => !sameParts(discountsOf(row), stored, row.id));
  const ids = differing.map(({ id }) => id);
  if (ids.length === 0) return [];
  await db.delete(discounts).where(isOneOf(discounts.goodsId, ids));
  const added = differing.flatMap(discountsOf);
  if (added.length > 0) await db.insert(discounts).values(added);
  return ids;
}

async function replaceRemarks(db: Db, rows: readonly ListingRow[]): Promise<number[]> {
  const stored = await db
    .select()
    .from(customerRemarks)
    .where(
      isOneOf(
        customerRemarks.goodsId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(customerRemarks.id);
  const differing = rows.filter((row) => !sameParts(remarksOf(row), stored, row.id));
  const ids = differing.map(({ id }) => id);
  if (ids.length === 0) return [];
  await db.delete(customerRemarks).where(isOneOf(customerRemarks.goodsId, ids));
  const added = differing.flatMap(remarksOf);
  if (added.length > 0) await db.insert(customerRemarks).values(added);
  return ids;
}

/** Whether a listing's parts in the database are those of the file, in their order; their own ids do not count. */
function sameParts(
  given: readonly object[],
  stored: readonly { id: number; goodsId: number }[],
  goodsId: number,
): boolean {
  const own = stored.filter((row) => row.goodsId === goodsId).map(({ id: _, ...row }) => row);
  return JSON.stringify(own.map(sortedFields)) === JSON.stringify(given.map(sortedFields));
}

const sortedFields = (row: object) =>
  Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
