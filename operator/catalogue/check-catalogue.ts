import type { GameFacts } from "@storefront/contract/listing/fact-keys";
import type { Db } from "@storefront/marketplace/database/db";
import type { PictureStore } from "@storefront/marketplace/pictures/pictures";
import { findBoostErrors } from "./boost-errors";
import { type CatalogueRow, nameOf } from "./catalogue-row";
import { findFactErrors } from "./fact-errors";
import { inBatches } from "./in-batches";
import { readRows } from "./read-rows";
import { findReferenceErrors, type Seen } from "./reference-errors";
import { storePictures } from "./row-pictures";

/** A problem of a row. */
export interface Problem {
  /** "line 3" */
  where: string;
  /** "listing 1001", when the row could be parsed that far. */
  what: string;
  problem: string;
}

const BATCH_SIZE = 500;

/**
 * Validates a complete catalog without changing anything. Picture files are read and resized on the way, which is the
 * only way to know that they are usable.
 * @returns every problem, in the order of the rows
 */
export async function checkCatalogue(
  db: Db,
  path: string,
  pictures: PictureStore,
): Promise<Problem[]> {
  const problems: (Problem & { order: number })[] = [];
  const seen: Seen = new Map();
  const games = new Map<string, GameFacts>();
  const boosted = new Map<string, number>();
  let order = 0;
  for await (const batch of inBatches(readRows(path), BATCH_SIZE)) {
    const rows: { order: number; where: string; row: CatalogueRow }[] = [];
    for (const read of batch) {
      order += 1;
      const { where } = read;
      if ("problem" in read) {
        problems.push({ order, where, what: read.what, problem: read.problem });
        continue;
      }
      const { row } = read;
      const what = nameOf(row);
      const before = row.kind === "secrets" ? undefined : seen.get(what);
      if (before) problems.push({ order, where, what, problem: `is on ${before.where} already` });
      else seen.set(what, { where, row: summaryOf(row) });
      if (row.kind === "game") games.set(row.name, row.facts);
      const kept = await storePictures(row, read.folder, pictures);
      if ("problem" in kept) problems.push({ order, where, what, problem: kept.problem });
      rows.push({ order, where, row });
    }
    const referenceErrors = await findReferenceErrors(
      db,
      rows.map(({ row }) => row),
      seen,
    );
    const listings = rows.flatMap(({ row }) => (row.kind === "listing" ? [row] : []));
    const boosts = rows.flatMap(({ row }) => (row.kind === "boost" ? [row] : []));
    const boostErrors = await findBoostErrors(db, boosts, boosted);
    const factErrors = await findFactErrors(db, listings, games);
    for (const { order, where, row } of rows) {
      const facts = row.kind === "listing" ? (factErrors.get(row) ?? []) : [];
      for (const problem of [
        ...(referenceErrors.get(row) ?? []),
        ...(row.kind === "boost" ? (boostErrors.get(row) ?? []) : []),
        ...facts.map(({ field, message }) => `${field.join(".")} ${message}`),
      ]) {
        problems.push({ order, where, what: nameOf(row), problem });
      }
    }
  }
  return problems
    .sort((one, other) => one.order - other.order)
    .map(({ order: _, ...problem }) => problem);
}

/** Keeps only what later rows need: the complete rows of a large catalog may not fit into memory. */
const summaryOf = (row: CatalogueRow) =>
  row.kind === "listing"
    ? { automatic: row.delivery === "automatic", specs: row.specs.length }
    : null;
