import { type FreeText, findPromiseWords } from "@storefront/marketplace/catalogue/catalogue";
import type { Db } from "@storefront/marketplace/database/db";
import { repeatConflicts } from "@storefront/marketplace/database/repeat-conflicts";
import { envelopes, goods, sellers } from "@storefront/marketplace/database/schema";
import { NO_PICTURES, type PictureStore } from "@storefront/marketplace/pictures/pictures";
import { sql } from "drizzle-orm";
import { type CatalogueRow, nameOf } from "./catalogue-row";
import { checkCatalogue, type Problem } from "./check-catalogue";
import { inBatches } from "./in-batches";
import { type ReadRow, readRows } from "./read-rows";
import { storePictures } from "./row-pictures";
import { writeBoosts } from "./write-boosts";
import { writeCoupons } from "./write-coupons";
import { writeGames } from "./write-games";
import { type Outcome, type WriteOptions, writeListings } from "./write-listings";
import { writeSecrets } from "./write-secrets";
import { writeSellers } from "./write-sellers";

/** Rows per statement, well below PostgreSQL's limit of 65,535 parameters. */
const BATCH_SIZE = 500;

/** A row that was created or updated. */
export interface Written {
  /** "line 3" */
  where: string;
  /** "listing 1001" */
  what: string;
  outcome: Exclude<Outcome, "unchanged">;
}

/** Number of rows that were created, updated and left unchanged. */
export type ImportCounts = Record<Outcome, number>;

/** A row whose texts wait for an operator's agreement. */
export interface Held extends Pick<Written, "where" | "what"> {
  /** Fields with the words that promise: "name 「包赔」". */
  words: string[];
}

export type Imported =
  | { state: "refused"; problems: Problem[] }
  | { state: "imported"; written: Written[]; counts: ImportCounts; held: Held[] };

interface Options {
  now: Date;
  /** Stores the pictures that are given as files. */
  pictures?: PictureStore;
  /** Who has agreed to all texts that promise: of a catalog that nobody else can change. */
  agreedBy?: string;
  /** Dry run: reports what would be written and rolls back. */
  isTrial?: boolean;
  /** Runs at the end of the import's transaction. */
  after?: (tx: Db, counts: ImportCounts) => Promise<void>;
}

/** Rolls a dry run back. */
class TrialRollback extends Error {}

/**
 * Updates the database to match a catalog (docs/catalogue.md). The catalog is validated completely, then written in
 * one transaction, again when orders had its rows. Repeating the import changes nothing. Listings that are not in the
 * catalog stay.
 * @param path a catalog file, or a folder of them
 * @throws Error of the file system
 */
export async function importCatalogue(db: Db, path: string, options: Options): Promise<Imported> {
  const problems = await checkCatalogue(db, path, options.pictures ?? NO_PICTURES);
  if (problems.length > 0) return { state: "refused", problems };
  return repeatConflicts(() => write(db, path, options));
}

async function write(
  db: Db,
  path: string,
  { now, pictures = NO_PICTURES, isTrial = false, after, agreedBy }: Options,
): Promise<Imported> {
  const written: Written[] = [];
  const held: Held[] = [];
  const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0 };
  const transaction = db.transaction(async (tx) => {
    for await (const batch of inBatches(readRows(path), BATCH_SIZE)) {
      const rows = await Promise.all(batch.map((read) => checkedRow(read, pictures)));
      const outcomes = await writeRows(
        tx,
        rows.map(({ row }) => row),
        {
          ...{ now, agreedBy },
          onHeld(its, texts) {
            const place = rows.find(
              ({ row }) => row.kind === its.kind && "id" in row && row.id === its.id,
            );
            if (place)
              held.push({ where: place.where, what: nameOf(place.row), words: wordsOf(texts) });
          },
        },
      );
      for (const { where, row } of rows) {
        const outcome = outcomes.get(row) ?? "unchanged";
        counts[outcome] += 1;
        if (outcome !== "unchanged") written.push({ where, what: nameOf(row), outcome });
      }
    }
    if (isTrial) {
      await tx.execute(sql`set constraints all immediate`);
      // Sequences are not rolled back, so a dry run must not move them.
      throw new TrialRollback();
    }
    await continueIds(tx);
    await after?.(tx, counts);
  });
  await transaction.catch((error: unknown) => {
    if (!(error instanceof TrialRollback)) throw error;
  });
  return { state: "imported", written, counts, held };
}

/** @throws Error when the row has changed since the catalog was checked */
async function checkedRow(
  read: ReadRow,
  pictures: PictureStore,
): Promise<{ where: string; row: CatalogueRow }> {
  const { where } = read;
  const kept = "problem" in read ? read : await storePictures(read.row, read.folder, pictures);
  if ("problem" in kept) throw new Error(`${where} has changed since it was checked`);
  return { where, row: kept.row };
}

/**
 * Writes rows in the order in which they refer to each other.
 * @returns the outcome of each row that was created or updated
 */
async function writeRows(
  db: Db,
  rows: readonly CatalogueRow[],
  options: WriteOptions,
): Promise<Map<CatalogueRow, Outcome>> {
  return new Map<CatalogueRow, Outcome>([
    ...(await writeGames(
      db,
      rows.filter((row) => row.kind === "game"),
    )),
    ...(await writeSellers(
      db,
      rows.filter((row) => row.kind === "seller"),
      options,
    )),
    ...(await writeListings(
      db,
      rows.filter((row) => row.kind === "listing"),
      options,
    )),
    ...(await writeSecrets(
      db,
      rows.filter((row) => row.kind === "secrets"),
      options.now,
    )),
    ...(await writeCoupons(
      db,
      rows.filter((row) => row.kind === "coupon"),
    )),
    ...(await writeBoosts(
      db,
      rows.filter((row) => row.kind === "boost"),
    )),
  ]);
}

const wordsOf = (texts: readonly FreeText[]): string[] =>
  texts.map(
    ({ field, text }) =>
      `${field} ${[...new Set(findPromiseWords(text).map(({ word }) => `「${word}」`))].join("")}`,
  );

/** Moves the id sequences past the ids of the file, which are explicit. */
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
