import type { AssortmentFilter } from "@storefront/contract/discovery/assortment-filter";
import type { gamesAnswer } from "@storefront/contract/discovery/discovery";
import type * as z from "zod";
import { listGameFacts } from "../catalogue/catalogue";
import type { Db } from "../database/db";
import { readGames } from "../database/discovery/read-games";

/**
 * Lists the games with listings, and the filters for these.
 * @param only slug or name of a single game
 * @param filter the listings that count
 */
export async function listGames(
  db: Db,
  only: string | undefined,
  filter: AssortmentFilter = {},
): Promise<z.output<typeof gamesAnswer>> {
  const games = await readGames(db, only, filter);
  return { list: games.map((game) => ({ ...game, facts: listGameFacts(game.facts) })) };
}
