import { sql } from "drizzle-orm";
import type { Db } from "@/database/open";
import { envelopes, goods, sellers } from "@/database/schema";
import { NO_PICTURES, type PictureStore } from "@/pictures/picture-store";
import { type CatalogueRow, nameOf } from "./catalogue-row";
import { checkCatalogue, type Problem } from "./check-catalogue";
import { inBatches } from "./in-batches";
import { type ReadRow, readRows } from "./read-rows";
import { keepPictures } from "./row-pictures";
import { writeCoupons } from "./write-coupons";
import { type Outcome, writeListings } from "./write-listings";
import { writeSecrets } from "./write-secrets";
import { writeSellers } from "./write-sellers";

/** Rows per statement: well below the 65,535 parameters that PostgreSQL takes. */
const ROWS_AT_ONCE = 500;

/** What became of a row that was not as it is in the file. */
export interface Written {
  /** "line 3" */
  where: string;
  /** "listing 1001" */
  what: string;
  outcome: Exclude<Outcome, "unchanged">;
}

/** How many rows an import has created, updated and left as they were. */
export type ImportCounts = Record<Outcome, number>;

export type Imported =
  | { state: "refused"; problems: Problem[] }
  | { state: "imported"; written: Written[]; counts: ImportCounts };

interface Options {
  now: Date;
  /** Where pictures are kept that are files. */
  pictures?: PictureStore;
  /** Dry run: reports what would be written, and rolls back. */
  isTrial?: boolean;
  /** Done in the import's transaction. */
  after?: (tx: Db, counts: ImportCounts) => Promise<void>;
}

/** Takes back what a trial has written. */
class EndOfTrial extends Error {}

/**
 * Brings the database to what a catalogue says (docs/catalogue.md): it is checked as a whole first, and written in one
 * transaction. A second time the same catalogue changes nothing. Listings that are not in it stay.
 * @param path a file or a folder of them
 * @throws Error of the file system
 */
export async function importCatalogue(
  db: Db,
  path: string,
  { now, pictures = NO_PICTURES, isTrial = false, after }: Options,
): Promise<Imported> {
  const problems = await checkCatalogue(db, path, pictures);
  if (problems.length > 0) return { state: "refused", problems };
  const written: Written[] = [];
  const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0 };
  const transaction = db.transaction(async (tx) => {
    for await (const batch of inBatches(readRows(path), ROWS_AT_ONCE)) {
      const rows = await Promise.all(batch.map((read) => checkedRow(read, pictures)));
      const outcomes = await writeRows(
        tx,
        rows.map(({ row }) => row),
        now,
      );
      for (const { where, row } of rows) {
        const outcome = outcomes.get(row) ?? "unchanged";
        counts[outcome] += 1;
        if (outcome !== "unchanged") written.push({ where, what: nameOf(row), outcome });
      }
    }
    // A sequence does not go back with its transaction.
    if (isTrial) throw new EndOfTrial();
    await continueIds(tx);
    await after?.(tx, counts);
  });
  await transaction.catch((error: unknown) => {
    if (!(error instanceof EndOfTrial)) throw error;
  });
  return { state: "imported", written, counts };
}

/** @throws Error for a row that was another one when the catalogue was checked */
async function checkedRow(
  read: ReadRow,
  pictures: PictureStore,
): Promise<{ where: string; row: CatalogueRow }> {
  const { where } = read;
  const kept = "problem" in read ? read : await keepPictures(read.row, read.folder, pictures);
  if ("problem" in kept) throw new Error(`${where} has changed since it was checked`);
  return { where, row: kept.row };
}

/** In the order in which rows refer to each other. @returns what became of each that was not as the file says */
async function writeRows(
  db: Db,
  rows: readonly CatalogueRow[],
  now: Date,
): Promise<Map<CatalogueRow, Outcome>> {
  return new Map<CatalogueRow, Outcome>([
    ...(await writeSellers(
      db,
      rows.filter((row) => row.kind === "seller"),
    )),
    ...(await writeListings(
      db,
      rows.filter((row) => row.kind === "listing"),
      now,
    )),
    ...(await writeSecrets(
      db,
      rows.filter((row) => row.kind === "secrets"),
      now,
    )),
    ...(await writeCoupons(
      db,
      rows.filter((row) => row.kind === "coupon"),
    )),
  ]);
}

/** The file's ids are its own; what the marketplace adds by itself continues after the highest. */
async function continueIds(db: Db): Promise<void> {
  for (const [name, table] of [
    ["sellers", sellers],
    ["goods", goods],
    ["envelopes", envelopes],
  ] as const) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select max(id) from ${table}), 1))`,
    );
  }
}
