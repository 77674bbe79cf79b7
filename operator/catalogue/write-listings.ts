import {
  type FreeText,
  type ListingTexts,
  markListing,
  openReviews,
  readHeld,
} from "@storefront/marketplace/catalogue/catalogue";
import type { Db } from "@storefront/marketplace/database/db";
import {
  customerRemarks,
  discounts,
  goods,
  goodsSpecs,
} from "@storefront/marketplace/database/schema";
import { readActivityEnds } from "./activity-ends";
import { isOneOf } from "./is-one-of";
import { discountsOf } from "./listing-parts";
import type { ListingRow } from "./listing-row";
import { readReportTimes } from "./report-times";
import { CHANGED_COLUMNS, goodsOf, remarksOf, SPEC_COLUMNS, specsOf } from "./stored-listing";
import { changesOf, IS_NEW, outcomesOf } from "./upsert";
import { writePieces } from "./write-pieces";

export interface WriteOptions {
  now: Date;
  /** Who has agreed to all texts that promise; nobody by default. */
  agreedBy?: string | undefined;
  /** Called with listings and shops whose texts wait for an approval. */
  onHeld?:
    | ((row: { kind: "listing" | "seller"; id: number }, texts: FreeText[]) => void)
    | undefined;
}

export type Outcome = "created" | "updated" | "unchanged";

/**
 * Writes listings with their specs, stock, discounts and remarks, in one statement per table. Those whose texts wait for
 * an agreement are not on sale until then.
 * @returns the outcome of each row that was created or updated
 */
export async function writeListings(
  db: Db,
  rows: readonly ListingRow[],
  { now, agreedBy, onHeld }: WriteOptions,
): Promise<[ListingRow, Outcome][]> {
  if (rows.length === 0) return [];
  const marks = new Map(rows.map((row) => [row.id, markListing(textsOf(row, now))]));
  const held = await readHeld(db, "goodsId", marks, agreedBy);
  for (const { id, texts } of held) onHeld?.({ kind: "listing", id }, texts);
  const offSale = await readOffSale(
    db,
    held.map(({ id }) => id),
    now,
  );
  const checkedAt = await readReportTimes(db, rows, now);
  const ends = await readActivityEnds(db, rows, now);
  const { set, setWhere } = GOODS_CHANGES;
  const written = await db
    .insert(goods)
    .values(
      rows.map((row) => ({
        ...goodsOf(row, now, { checkedAt: checkedAt.get(row.id), activityUntil: ends.get(row.id) }),
        reviewHash: marks.get(row.id)?.hash ?? null,
        removedAt: offSale.get(row.id) ?? null,
      })),
    )
    .onConflictDoUpdate({ target: goods.id, set: { ...set, updatedAt: now }, setWhere })
    .returning({ id: goods.id, isNew: IS_NEW });
  await openReviews(db, "goodsId", marks, { now, agreedBy });
  const outcomes = new Map<ListingRow, Outcome>(outcomesOf(rows, written));
  const changed = new Set([
    ...(await writeSpecs(
      db,
      rows.flatMap((row) => specsOf(row, now, ends.get(row.id))),
    )),
    ...(await writePieces(db, rows)),
    ...(await replaceDiscounts(db, rows)),
    ...(await replaceRemarks(db, rows)),
  ]);
  const parts = rows.filter((row) => changed.has(row.id) && !outcomes.has(row));
  await touchListings(
    db,
    parts.map(({ id }) => id),
    now,
  );
  for (const row of parts) outcomes.set(row, "updated");
  return [...outcomes];
}

const textsOf = (row: ListingRow, now: Date): ListingTexts => ({
  goods: goodsOf(row, now, {}),
  specs: specsOf(row, now, undefined),
  discounts: discountsOf(row),
  remarks: remarksOf(row),
});

/** @returns since when each of these listings is off sale: as before, or from now on */
async function readOffSale(db: Db, ids: readonly number[], now: Date): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: goods.id, removedAt: goods.removedAt })
    .from(goods)
    .where(isOneOf(goods.id, ids));
  const before = new Map(rows.map(({ id, removedAt }) => [id, removedAt]));
  return new Map(ids.map((id) => [id, before.get(id) ?? now]));
}

/** Marks listings as changed, so that pages are refreshed. */
export async function touchListings(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.update(goods).set({ updatedAt: now }).where(isOneOf(goods.id, ids));
}

const GOODS_CHANGES = changesOf(goods, [...CHANGED_COLUMNS, "removedAt", "reviewHash"]);

/** @returns the ids of listings whose specs have changed */
async function writeSpecs(db: Db, specs: ReturnType<typeof specsOf>): Promise<number[]> {
  if (specs.length === 0) return [];
  const written = await db
    .insert(goodsSpecs)
    .values(specs)
    .onConflictDoUpdate({ target: [goodsSpecs.goodsId, goodsSpecs.position], ...SPEC_CHANGES })
    .returning({ goodsId: goodsSpecs.goodsId });
  return written.map(({ goodsId }) => goodsId);
}

const SPEC_CHANGES = changesOf(goodsSpecs, SPEC_COLUMNS);

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

/** Whether the stored parts of a listing equal those of the file, in order, ignoring their ids. */
function sameParts(
  expected: readonly object[],
  stored: readonly { id: number; goodsId: number }[],
  goodsId: number,
): boolean {
  const own = stored.filter((row) => row.goodsId === goodsId).map(({ id: _, ...row }) => row);
  return JSON.stringify(own.map(sortedFields)) === JSON.stringify(expected.map(sortedFields));
}

const sortedFields = (row: object) =>
  Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
