import "server-only";
import { type Assortment, hasPlace } from "@storefront/brands/assortment";
import { catalogueCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { isMissingCall } from "@/lib/api/missing-call";
import { filterQuery } from "@/lib/goods/assortment-query";
import { type GameEntry, readGames } from "./read-games";

/**
 * Loads the games that have listings of an assortment, those with the most first; none from an API without the call.
 * @returns null when the marketplace does not answer
 */
export async function loadGames(
  assortment: Assortment | undefined,
): Promise<readonly GameEntry[] | null> {
  if (!hasPlace(assortment, {})) return [];
  const result = await callServer("games", filterQuery(assortment), catalogueCache());
  if (isMissingCall(result)) return [];
  return result.ok ? limitGames(readGames(result.data), assortment) : null;
}

/** @returns undefined when no game of this name has listings of the assortment, null as above */
export async function loadGame(
  name: string,
  assortment: Assortment | undefined,
): Promise<GameEntry | undefined | null> {
  const place = { game: name };
  if (!hasPlace(assortment, place)) return undefined;
  const limited = { ...place, ...filterQuery(assortment, place) };
  const result = await callServer("games", limited, catalogueCache());
  if (isMissingCall(result)) return undefined;
  if (!result.ok) return null;
  return limitGames(readGames(result.data), assortment).find((game) => game.name === name);
}

/** Leaves out games and kinds that an assortment lacks, for an API that ignores its filter. */
export function limitGames(
  games: readonly GameEntry[],
  assortment: Assortment | undefined,
): readonly GameEntry[] {
  if (assortment === undefined) return games;
  return games.flatMap((game) => {
    const kinds = game.kinds.filter(({ slug }) =>
      hasPlace(assortment, { game: game.name, kind: slug }),
    );
    if (kinds.length === 0) return [];
    if (kinds.length === game.kinds.length) return [game];
    const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
    return [{ ...game, kinds, count, exact: kinds.every(({ exact }) => exact) }];
  });
}
