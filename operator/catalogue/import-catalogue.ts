import { sql } from "drizzle-orm";
import type { Db } from "@/marketplace/db/open";
import { goods, sellers } from "@/marketplace/db/schema";
import type { CatalogueRow, ListingRow, SellerRow } from "./catalogue-row";
import { checkCatalogue, type Problem } from "./check-catalogue";
import { inBatches } from "./in-batches";
import { sellerOf } from "./listing-rows";
import { readRows } from "./read-rows";
import { changesOf } from "./upsert";
import { type Outcome, writeListings } from "./write-listings";

/** Rows per statement: well below the 65,535 parameters that PostgreSQL takes. */
const ROWS_AT_ONCE = 500;

/** What became of a row that was not as it is in the file. */
export interface Written {
  line: number;
  kind: CatalogueRow["kind"];
  id: number;
  outcome: Exclude<Outcome, "unchanged">;
}

export type Imported =
  | { state: "refused"; problems: Problem[] }
  | { state: "imported"; written: Written[]; unchanged: number };

/**
 * Brings the database to what a catalogue file says (docs/catalogue.md): the file is checked as a whole first, and
 * written in one transaction. A second time the same file changes nothing. Listings that are not in it stay.
 * @throws Error of the file system
 */
export async function importCatalogue(db: Db, path: string, now: Date): Promise<Imported> {
  const problems = await checkCatalogue(db, path);
  if (problems.length > 0) return { state: "refused", problems };
  return db.transaction(async (tx) => {
    const written: Written[] = [];
    let unchanged = 0;
    for await (const batch of inBatches(readRows(path), ROWS_AT_ONCE)) {
      const rows = batch.map((read) => {
        if ("problem" in read)
          throw new Error(`line ${read.line} has changed since it was checked`);
        return read;
      });
      const outcomes = await writeRows(
        tx,
        rows.map(({ row }) => row),
        now,
      );
      for (const { line, row } of rows) {
        const outcome = outcomes.get(row) ?? "unchanged";
        if (outcome === "unchanged") unchanged += 1;
        else written.push({ line, kind: row.kind, id: row.id, outcome });
      }
    }
    await continueIds(tx);
    return { state: "imported", written, unchanged };
  });
}

async function writeRows(
  db: Db,
  rows: readonly CatalogueRow[],
  now: Date,
): Promise<Map<CatalogueRow, Outcome>> {
  const people = rows.filter((row): row is SellerRow => row.kind === "seller");
  const listings = rows.filter((row): row is ListingRow => row.kind === "listing");
  const outcomes = new Map<CatalogueRow, Outcome>();
  const written = await writeSellers(db, people);
  for (const row of people) outcomes.set(row, written.get(row.id) ?? "unchanged");
  const listed = await writeListings(db, listings, now);
  for (const row of listings) outcomes.set(row, listed.get(row.id) ?? "unchanged");
  return outcomes;
}

async function writeSellers(db: Db, rows: readonly SellerRow[]): Promise<Map<number, Outcome>> {
  if (rows.length === 0) return new Map();
  const written = await db
    .insert(sellers)
    .values(rows.map(sellerOf))
    .onConflictDoUpdate({ target: sellers.id, ...SELLER_CHANGES })
    .returning({ id: sellers.id, isNew: sql<boolean>`xmax = 0` });
  return new Map(written.map(({ id, isNew }) => [id, isNew ? "created" : "updated"]));
}

const SELLER_CHANGES = changesOf(sellers, [
  "nickname",
  "headImgUrl",
  "authIdentity",
  "creditTenths",
  "profile",
  "selfUser",
  "officialUser",
]);

/** The file's ids are its own; what the marketplace adds by itself continues after the highest. */
async function continueIds(db: Db): Promise<void> {
  for (const [name, table] of [
    ["sellers", sellers],
    ["goods", goods],
  ] as const) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select max(id) from ${table}), 1))`,
    );
  }
}
