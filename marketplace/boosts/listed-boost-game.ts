import { clockText } from "@storefront/contract/boosts/boost-hours";
import type { CallAnswer } from "@storefront/contract/calls";
import { hoursOf, type StoredBoostGame } from "./find-boost-game";

/** @returns a boosted game as visitors choose it */
export function listedBoostGame(game: StoredBoostGame): CallAnswer<"boostGames">["list"][number] {
  const hours = hoursOf(game);
  return {
    game_id: game.id,
    game_name: game.name,
    opens_at: hours ? clockText(hours.opens) : "",
    closes_at: hours ? clockText(hours.closes) : "",
    inscription: game.inscription.length > 0 ? 1 : 0,
  };
}
