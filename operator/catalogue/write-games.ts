import type { Db } from "@storefront/marketplace/database/db";
import { games } from "@storefront/marketplace/database/schema";
import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { GameRow } from "./game-row";
import type { Outcome } from "./write-listings";

/** @returns the outcome of each row that was created or updated */
export async function writeGames(db: Db, rows: readonly GameRow[]): Promise<[GameRow, Outcome][]> {
  if (rows.length === 0) return [];
  const names = rows.map(({ name }) => name);
  const known = await db.select({ name: games.name }).from(games).where(inArray(games.name, names));
  const outcomes: [GameRow, Outcome][] = [];
  for (const row of rows) {
    const { name, facts, aliases } = row;
    const isNew = !known.some((game) => game.name === name);
    // Makes the slug of a new game.
    if (isNew) await db.execute(sql`select add_game(${name})`);
    const changed = await db
      .update(games)
      .set({ facts, ...(aliases && { aliases }) })
      .where(
        and(
          eq(games.name, name),
          or(
            sql`${games.facts} <> ${JSON.stringify(facts)}::jsonb`,
            aliases && ne(games.aliases, aliases),
          ),
        ),
      )
      .returning({ name: games.name });
    if (isNew || changed.length > 0) outcomes.push([row, isNew ? "created" : "updated"]);
  }
  return outcomes;
}
