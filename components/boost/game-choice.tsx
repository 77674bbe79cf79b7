"use client";

import { hoursText } from "@storefront/contract/boosts/boost-hours";
import { writeGameQuery } from "@/lib/boost/form-query";
import type { BoostGame } from "@/lib/boost/games";

interface Props {
  games: readonly BoostGame[];
  chosen: BoostGame;
  onChoose: (game: BoostGame) => void;
}

/** Chooses the game to boost; each has ranks, partitions and hours of its own. */
export function GameChoice({ games, chosen, onChoose }: Props) {
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="sr-only">要代练的游戏</legend>
      {games.map((game) => (
        <label
          key={game.id}
          className={`cursor-pointer rounded-m border bg-white px-5 py-2.5 outline-offset-2 transition-colors focus-within:outline-2 focus-within:outline-primary hover:border-primary ${game === chosen ? "border-primary ring-1 ring-primary" : "border-line-strong"}`}
        >
          <input
            type="radio"
            name="boost-game"
            className="sr-only"
            checked={game === chosen}
            onChange={() => {
              writeToUrl(game);
              onChoose(game);
            }}
          />
          <span className="block font-medium text-base">{game.name}</span>
          <span className="figures block text-ink-2 text-xs">
            {game.hours === null ? "全天接单" : `每天 ${hoursText(game.hours)}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Ranks of the previous game leave the URL. */
function writeToUrl(game: BoostGame): void {
  const { pathname, search, hash } = window.location;
  const query = writeGameQuery(search, game.id);
  window.history.replaceState(window.history.state, "", pathname + query + hash);
}
