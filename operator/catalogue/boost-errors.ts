import type { Db } from "@storefront/marketplace/database/db";
import { boostGames } from "@storefront/marketplace/database/schema";
import { inArray } from "drizzle-orm";
import type { BoostRow } from "./boost-row";

/**
 * Finds rows whose game is boosted under another id, in the database or in an earlier row.
 * @param seen ids by game of earlier rows; the ids of these rows are added
 */
export async function findBoostErrors(
  db: Db,
  rows: readonly BoostRow[],
  seen: Map<string, number>,
): Promise<Map<BoostRow, string[]>> {
  if (rows.length === 0) return new Map();
  const names = rows.map(({ game }) => game);
  const stored = await db
    .select({ id: boostGames.id, name: boostGames.name })
    .from(boostGames)
    .where(inArray(boostGames.name, names));
  const idOf = new Map(stored.map(({ id, name }) => [name, id]));
  return new Map(
    rows.map((row) => {
      const known = seen.get(row.game) ?? idOf.get(row.game) ?? row.id;
      seen.set(row.game, known);
      return [row, known === row.id ? [] : [`game ${row.game} is boosted as ${known} already`]];
    }),
  );
}
