import "server-only";
import { hasPlace } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import { boostCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { type BoostGame, readBoostGames, UNNAMED_GAME } from "./games";

/**
 * Loads the games that are boosted on a brand's host. Without any, the host has neither the page nor a link to it. An API
 * without the call, or one that does not answer, is taken to boost one game.
 */
export async function loadBoostGames({ assortment }: Brand): Promise<readonly BoostGame[]> {
  if (!hasPlace(assortment, { kind: "boost" })) return [];
  const result = await callServer("boostGames", {}, boostCache(), { isOptional: true });
  if (!result.ok) return [UNNAMED_GAME];
  return readBoostGames(result.data).filter(({ name }) =>
    hasPlace(assortment, { kind: "boost", game: name }),
  );
}

/** Whether a brand's host has the boosting page. */
export const offersBoosting = async (brand: Brand): Promise<boolean> =>
  (await loadBoostGames(brand)).length > 0;
