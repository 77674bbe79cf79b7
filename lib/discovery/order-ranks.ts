import { changeView, type ListView } from "../addresses/list-view";
import type { GameFact } from "./read-games";

/** Exchanges the bounds of a range of ranks that a form has sent in the wrong order, which only the game knows. */
export function orderRanks(view: ListView, facts: readonly GameFact[]): ListView {
  const { from, to } = view.rank ?? { from: null, to: null };
  const ranks = facts.find(({ key }) => key === "rank")?.options ?? [];
  if (from === null || to === null || ranks.indexOf(from) <= ranks.indexOf(to)) return view;
  if (!ranks.includes(to)) return view;
  return changeView(view, { rank: { from: to, to: from } });
}
