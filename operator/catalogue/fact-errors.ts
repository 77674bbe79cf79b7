import type { GameFacts } from "@storefront/contract/listing/fact-keys";
import { findUndefinedFacts } from "@storefront/marketplace/catalogue/catalogue";
import type { Db } from "@storefront/marketplace/database/db";
import { games } from "@storefront/marketplace/database/schema";
import { inArray } from "drizzle-orm";
import type { ListingRow } from "./listing-row";

/** Reason why a game does not allow a fact. */
export interface FactError {
  /** Path in the row: ["facts", "rank"]. */
  field: string[];
  message: string;
}

/**
 * Checks facts of listings against the definitions of their games.
 * @param seen games of earlier rows; they take precedence over the database
 */
export async function findFactErrors(
  db: Db,
  rows: readonly ListingRow[],
  seen: ReadonlyMap<string, GameFacts> = new Map(),
): Promise<Map<ListingRow, FactError[]>> {
  const stating = rows.filter(({ facts }) => Object.keys(facts).length > 0);
  const stored = await readGameFacts(
    db,
    stating.map(({ game }) => game).filter((game) => !seen.has(game)),
  );
  return new Map(
    stating.map((row) => {
      const game = seen.get(row.game) ?? stored.get(row.game) ?? {};
      const errors = findUndefinedFacts(row.facts, game).map(({ key, option }) => ({
        field: ["facts", key],
        message:
          option === null
            ? `is no fact of ${row.game}`
            : `is none of the options of ${row.game}: ${option}`,
      }));
      return [row, errors];
    }),
  );
}

async function readGameFacts(db: Db, names: readonly string[]): Promise<Map<string, GameFacts>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ name: games.name, facts: games.facts })
    .from(games)
    .where(inArray(games.name, [...new Set(names)]));
  return new Map(rows.map(({ name, facts }) => [name, facts]));
}
