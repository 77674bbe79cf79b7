import type { WireField } from "@/contract/wire-field";
import { asCount, asList, asObject, asText, unique } from "@/lib/decode/lenient";
import type { CascadeOption } from "@/lib/ui/cascade";

/** A node of a tree of choices; one without sons can be chosen. */
export type Choice = CascadeOption;

/** What the boost form offers. Ranks are lowest first; targets lack those that nobody aims at. */
export interface BoostTrees {
  starts: readonly Choice[];
  targets: readonly Choice[];
  partitions: readonly Choice[];
}

/** The form has this many columns for a path. */
const DEEPEST = 3;

/** @param value a rank tree as it came (product §3 Rank options) */
export const readRanks = (value: unknown): Choice[] => readTree(value, "rank_id", "rank_name", 1);

/** @param value a partition tree as it came (product §3 Partitions) */
export const readPartitions = (value: unknown): Choice[] =>
  readTree(value, "partition_id", "title", 1);

function readTree(value: unknown, id: WireField, name: WireField, depth: number): Choice[] {
  const read = (item: unknown): Choice | null => {
    const fields = asObject(item);
    const choice: Choice = {
      id: asCount(fields[id]),
      name: asText(fields[name], 40),
      son: depth < DEEPEST ? readTree(fields.son, id, name, depth + 1) : [],
    };
    // A heading whose ranks have all been left out is none that can be chosen.
    const empty = Array.isArray(fields.son) && fields.son.length > 0 && choice.son.length === 0;
    return choice.id > 0 && choice.name !== "" && !empty ? choice : null;
  };
  return unique(asList(value, read), (choice) => choice.id);
}

/** @returns what can be chosen, in the tree's order */
export function leavesOf(tree: readonly Choice[]): Choice[] {
  return tree.flatMap((choice) => (choice.son.length === 0 ? [choice] : leavesOf(choice.son)));
}

/** A path in one line, without the heading that the next word repeats: 钻石Ⅲ 2星. */
export function shortName(path: readonly Choice[]): string {
  return path
    .map(({ name }) => name)
    .filter((name, index, names) => !names[index + 1]?.includes(name))
    .join(" ");
}
