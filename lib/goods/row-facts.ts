import type { FactKey, FactView } from "./read-facts";

/**
 * The order in which rows show facts: where an account can be played decides sooner than its smaller numbers, so these
 * are the last to be left out.
 */
const ORDER: readonly FactKey[] = [
  "rank",
  "skins",
  "heroes",
  "rare",
  "system",
  "server",
  "level",
  "score",
  "face",
];

/** Facts of a row, at most `limit`, those that decide first. */
export function rowFacts(facts: readonly FactView[], limit: number): FactView[] {
  const sorted = [...facts].sort((one, other) => ORDER.indexOf(one.key) - ORDER.indexOf(other.key));
  return sorted.slice(0, limit);
}
