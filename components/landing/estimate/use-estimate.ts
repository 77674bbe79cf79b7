import { useState } from "react";
import type { Estimate } from "@/lib/landing/estimates";

/** What is chosen, what there is to choose from, and what that comes to. */
export interface EstimateChoice {
  games: readonly string[];
  /** The kinds of the chosen game. */
  kinds: readonly string[];
  estimate: Estimate;
  chooseGame: (game: string) => void;
  chooseKind: (kind: string) => void;
}

/**
 * A game and a kind, one after the other. A kind that the next game has not got is come back to with the game that has.
 * @param first where to begin
 */
export function useEstimate(estimates: readonly Estimate[], first: Estimate): EstimateChoice {
  const [game, chooseGame] = useState(first.game);
  const [kind, chooseKind] = useState<string>(first.kind);
  const ofGame = estimates.filter((it) => it.game === game);
  return {
    games: [...new Set(estimates.map((it) => it.game))],
    kinds: ofGame.map((it) => it.kind),
    estimate: ofGame.find((it) => it.kind === kind) ?? ofGame[0] ?? first,
    chooseGame,
    chooseKind,
  };
}
