import { inArray, sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import type { Db } from "../db";
import { games } from "../schema";

/** @returns a text that changes whenever a game does: PostgreSQL gives each version of a row the number of its transaction */
export async function readGamesVersion(db: Db): Promise<string> {
  const version = sql<string>`count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0)`;
  const [row] = await db.select({ version }).from(games);
  return row?.version ?? "";
}

/** The words by which queries are read: names of all games, and titles of their numbers. */
export const readGameWords = (db: Db) =>
  db
    .select({
      name: games.name,
      slug: games.slug,
      pinyin: games.pinyin,
      facts: games.facts,
      aliases: games.aliases,
      aliasPinyin: sql<
        string[]
      >`array(select pinyin_of(alias) from unnest(${games.aliases}) with ordinality as a (alias, place) order by place)`,
    })
    .from(games)
    .orderBy(games.slug);

/** Filled by the migration `search-words`. */
const pinyinReadings = pgTable("pinyin_readings", {
  character: text().primaryKey(),
  readings: text().array().notNull(),
});

/** Reads the readings of Chinese letters; unknown letters are missing. */
export async function readReadings(
  db: Db,
  letters: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (letters.length === 0) return new Map();
  const rows = await db
    .select()
    .from(pinyinReadings)
    .where(inArray(pinyinReadings.character, [...letters]));
  return new Map(rows.map(({ character, readings }) => [character, readings]));
}
