import { count, eq } from "drizzle-orm";
import type { Db } from "@/marketplace/db/open";
import { goods, goodsSpecs, sellers } from "@/marketplace/db/schema";
import type { CatalogueRow, ListingRow } from "./catalogue-row";
import { inBatches } from "./in-batches";
import { isOneOf } from "./is-one-of";
import { readRows } from "./read-rows";

/** What is wrong with a line of the file. */
export interface Problem {
  line: number;
  /** "listing 1001", where that could be read. */
  what: string;
  problem: string;
}

const ROWS_AT_ONCE = 500;

/** Checks a catalogue file as a whole, without changing anything. @returns every problem, in the order of the lines */
export async function checkCatalogue(db: Db, path: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  const refuse = (line: number, what: string, problem: string) =>
    problems.push({ line, what, problem });
  for await (const batch of inBatches(readRows(path), ROWS_AT_ONCE)) {
    const listings: { line: number; row: ListingRow }[] = [];
    for (const read of batch) {
      if ("problem" in read) {
        refuse(read.line, read.id === null ? "row" : `row of ${read.id}`, read.problem);
        continue;
      }
      const { line, row } = read;
      const before = seen.get(nameOf(row));
      if (before !== undefined) refuse(line, nameOf(row), `is on line ${before} already`);
      seen.set(nameOf(row), before ?? line);
      if (row.kind === "listing") listings.push({ line, row });
    }
    for (const { line, row, problem } of await misfitsWithDatabase(db, listings, seen)) {
      refuse(line, nameOf(row), problem);
    }
  }
  return problems.sort((one, other) => one.line - other.line);
}

const nameOf = ({ kind, id }: CatalogueRow): string => `${kind} ${id}`;

/** Listings whose seller stands neither before them nor in the database, or that would lose a spec. */
async function misfitsWithDatabase(
  db: Db,
  listings: readonly { line: number; row: ListingRow }[],
  seen: ReadonlyMap<string, number>,
): Promise<{ line: number; row: ListingRow; problem: string }[]> {
  if (listings.length === 0) return [];
  const strangers = listings.map(({ row }) => row.seller).filter((id) => !seen.has(`seller ${id}`));
  const known = new Set(await sellerIds(db, strangers));
  const specs = await specCounts(
    db,
    listings.map(({ row }) => row.id),
  );
  return listings.flatMap(({ line, row }) => {
    const problems: string[] = [];
    if (!seen.has(`seller ${row.seller}`) && !known.has(row.seller)) {
      problems.push(`seller ${row.seller} is neither before it nor in the database`);
    }
    const stored = specs.get(row.id);
    if (stored === 0 && row.specs.length > 0) {
      problems.push("has no specs in the database and cannot get any: list it under another id");
    }
    if (stored !== undefined && stored > row.specs.length) {
      problems.push(`has ${stored} specs in the database: give one that is gone a stock of 0`);
    }
    return problems.map((problem) => ({ line, row, problem }));
  });
}

async function sellerIds(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: sellers.id })
    .from(sellers)
    .where(isOneOf(sellers.id, [...new Set(ids)]));
  return rows.map((row) => row.id);
}

/** @returns how many specs each listing has that is in the database, by its id */
async function specCounts(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: goods.id, specs: count(goodsSpecs.id) })
    .from(goods)
    .leftJoin(goodsSpecs, eq(goodsSpecs.goodsId, goods.id))
    .where(isOneOf(goods.id, [...ids]))
    .groupBy(goods.id);
  return new Map(rows.map(({ id, specs }) => [id, specs]));
}
