import type { Db } from "@storefront/marketplace/database/db";
import { goods, isUnlisted, listingIndex } from "@storefront/marketplace/database/schema";
import { gramsOf, searchText } from "@storefront/marketplace/discovery/discovery";
import {
  and,
  arrayContains,
  type Column,
  desc,
  eq,
  ilike,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";

interface Page {
  /** Only older listings; null for all. */
  before: number | null;
  limit: number;
}

/** Newest listings whose names are read: a text that fills a page from them needs no index. */
const READ = 2_000;

/**
 * Finds the ids of the newest listings whose names contain a text, and of the one that has it as its number. To read all
 * names takes seconds when few have the text.
 */
export async function findIds(db: Db, text: string, page: Page): Promise<number[]> {
  const newest = await findAmongNewest(db, text, page);
  const rows = newest.length === page.limit ? newest : await findByIndex(db, text, page);
  return rows.map(({ id }) => id);
}

function findAmongNewest(db: Db, text: string, { before, limit }: Page) {
  const newest = db
    .select({ id: goods.id, name: goods.name })
    .from(goods)
    .where(olderThan(before))
    .orderBy(desc(goods.id))
    .limit(READ)
    .as("newest");
  return db
    .select({ id: newest.id })
    .from(newest)
    .where(or(ilike(newest.name, patternOf(text)), hasNumber(newest.id, text)))
    .orderBy(desc(newest.id))
    .limit(limit);
}

/** Those on sale are found by the index of the search, the others among themselves. */
function findByIndex(db: Db, text: string, { before, limit }: Page) {
  const named = and(ilike(goods.name, patternOf(text)), olderThan(before));
  const select = () => db.select({ id: goods.id }).from(goods);
  const onSale = select()
    .innerJoin(listingIndex, eq(listingIndex.goodsId, goods.id))
    .where(and(hasLetters(text), named))
    .orderBy(desc(goods.id))
    .limit(limit);
  const others = select()
    .where(and(isUnlisted(goods), named))
    .orderBy(desc(goods.id))
    .limit(limit);
  return unionAll(
    onSale,
    others,
    select().where(and(hasNumber(goods.id, text), olderThan(before))),
  );
}

/** Matches the listing with this number. */
const hasNumber = (id: Column, text: string): SQL =>
  /^\d{1,9}$/.test(text) ? eq(id, Number(text)) : sql`false`;

const olderThan = (before: number | null): SQL | undefined =>
  before === null ? undefined : lt(goods.id, before);

const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Matches rows of the search index with the letters of a text in pairs; undefined for a text of signs. */
function hasLetters(text: string): SQL | undefined {
  const grams = gramsOf(searchText(text));
  return grams.length === 0 ? undefined : arrayContains(listingIndex.grams, grams);
}
