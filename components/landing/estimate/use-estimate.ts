import { useState } from "react";
import type { Estimate } from "@/lib/landing/estimates";

/** The chosen game and kind, the options, and the resulting estimate. */
export interface EstimateChoice {
  games: readonly string[];
  /** The kinds of the chosen game. */
  kinds: readonly string[];
  estimate: Estimate;
  chooseGame: (game: string) => void;
  chooseKind: (kind: string) => void;
}

/**
 * Chooses a game, then a kind. When a game lacks the chosen kind, the kind is restored with the next game that has it.
 * @param first the initial estimate
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
