import { ApiError } from "@storefront/contract/api-error";
import type { Db } from "@storefront/marketplace/database/db";
import { goods } from "@storefront/marketplace/database/schema";
import { selectRows } from "@storefront/marketplace/database/select-rows";
import type { Deps } from "@storefront/marketplace/deps";
import { eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit";
import type { ListingRow } from "../catalogue/listing-row";
import { readStoredListings } from "../catalogue/read-stored-listings";
import { sellerRow } from "../catalogue/seller-row";
import type { StoredListing } from "../catalogue/stored-listing";
import { writeListings } from "../catalogue/write-listings";
import { writeSellers } from "../catalogue/write-sellers";
import { listingFormValues, listingVersion } from "./listing-form-values";
import { lockListing } from "./lock-listing";
import { setRelists, waitsForAgreement } from "./wanted-on-sale";

/** Longer values appear in the audit log as their length only. */
const MAX_CHARACTERS = 200;

type ListingDeps = Pick<Deps, "db" | "clock">;

/** @returns null when there is no listing of that id */
export async function readStoredListing(db: Db, goodsId: number): Promise<StoredListing | null> {
  const [listing] = await readStoredListings(db, eq(goods.id, goodsId), 1);
  return listing ?? null;
}

/**
 * Creates a listing.
 * @param row its id is ignored
 * @param newSeller name of a seller to create with it; null when `row.seller` exists
 * @returns the id of the listing
 */
export async function createListing(
  { db, clock }: ListingDeps,
  actor: Actor,
  row: ListingRow,
  newSeller: string | null,
): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const seller = newSeller === null ? row.seller : await addSeller(tx, newSeller, now);
    const id = await nextId(tx, "goods");
    await writeListings(tx, [{ ...row, id, seller }], { now });
    const after = { name: row.name, seller, specs: row.specs.length };
    await recordAudit(
      tx,
      actor,
      { action: "listing.create", subject: `listing ${id}`, after },
      now,
    );
    return id;
  });
}

/**
 * Saves the form of a listing. Price, stock and whether it is on sale stay as they are.
 * @param seen version of the listing that the operator saw (listing-form-values.ts)
 * @param read builds the row from the locked listing
 * @throws ApiError `goodsNotFound`; `priceChanged` when the listing has changed since
 */
export async function editListing(
  { db, clock }: ListingDeps,
  actor: Actor,
  { goodsId, seen }: { goodsId: number; seen: string },
  read: (listing: StoredListing) => ListingRow,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockListing(tx, goodsId);
    const before = await readStoredListing(tx, goodsId);
    if (!before) throw new ApiError("goodsNotFound");
    if (listingVersion(before) !== seen) {
      throw new ApiError("priceChanged", {
        msg: "这件商品刚被别人改过，请在新的窗口核对后再保存",
      });
    }
    const { removedAt } = before.goods;
    const isWanted = removedAt === null || (await waitsForAgreement(tx, goodsId));
    await writeListings(tx, [read(before)], { now });
    // An import relists the listings that it contains; a form must not.
    if (!isWanted) {
      await tx.update(goods).set({ removedAt }).where(eq(goods.id, goodsId));
      await setRelists(tx, goodsId, false);
    }
    const after = await readStoredListing(tx, goodsId);
    const changed = changedFields(
      listingFormValues(before),
      after ? listingFormValues(after) : new URLSearchParams(),
    );
    if (!changed) return;
    const subject = `listing ${goodsId}`;
    await recordAudit(tx, actor, { action: "listing.edit", subject, ...changed }, now);
  });
}

async function nextId(tx: Db, table: "goods" | "sellers"): Promise<number> {
  const [next] = await selectRows<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id`,
  );
  if (!next) throw new Error("the sequence returned no value");
  return next.id;
}

async function addSeller(tx: Db, nickname: string, now: Date): Promise<number> {
  const id = await nextId(tx, "sellers");
  await writeSellers(tx, [sellerRow.parse({ kind: "seller", id, nickname })], { now });
  return id;
}

/** @returns old and new values of the fields that differ; null when none does */
function changedFields(
  before: URLSearchParams,
  after: URLSearchParams,
): { before: Record<string, string>; after: Record<string, string> } | null {
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => (before.get(name) ?? "") !== (after.get(name) ?? ""),
  );
  if (names.length === 0) return null;
  const values = (fields: URLSearchParams) =>
    Object.fromEntries(names.map((name) => [name, shortened(fields.get(name) ?? "")]));
  return { before: values(before), after: values(after) };
}

const shortened = (value: string): string =>
  value.length > MAX_CHARACTERS ? `（${value.length} 字）` : value;
