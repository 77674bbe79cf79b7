import type { FactKey } from "@storefront/contract/listing/fact-keys";
import type { FactView } from "./read-facts";

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

const byOrder = (one: FactKey, other: FactKey) => ORDER.indexOf(one) - ORDER.indexOf(other);

/** Facts of a row, at most `limit`, those that decide first. */
export function rowFacts(facts: readonly FactView[], limit: number): FactView[] {
  return [...facts].sort((one, other) => byOrder(one.key, other.key)).slice(0, limit);
}

/** A column of facts, which line up from row to row. */
export type FactColumn = Pick<FactView, "key" | "title">;

/** The columns of a list of one game and kind: the facts that most rows have, at most `limit`. */
export function factColumns(
  rows: readonly { facts: readonly FactView[] }[],
  limit: number,
): FactColumn[] {
  const counts = new Map<FactKey, { title: string; count: number }>();
  for (const { key, title } of rows.flatMap(({ facts }) => facts))
    counts.set(key, { title, count: (counts.get(key)?.count ?? 0) + 1 });
  return [...counts]
    .map(([key, { title, count }]) => ({ key, title, count }))
    .sort((one, other) => other.count - one.count || byOrder(one.key, other.key))
    .slice(0, limit)
    .sort((one, other) => byOrder(one.key, other.key))
    .map(({ key, title }) => ({ key, title }));
}
