import type { WireField } from "@storefront/contract/http/wire-field";
import { asCount, asList, asObject, asText, unique } from "@/lib/decode/lenient";
import type { CascadeOption } from "@/lib/ui/cascade";

/** A node of a tree of choices; only leaves can be chosen. */
export type Choice = CascadeOption;

/** The choices of the boost form. Ranks are ordered lowest first; `targets` lacks ranks that cannot be a target. */
export interface BoostTrees {
  starts: readonly Choice[];
  targets: readonly Choice[];
  partitions: readonly Choice[];
}

/** Columns of the form, one per level of the tree. */
const MAX_DEPTH = 3;

/** @param value an undecoded rank tree (product §3 Rank options) */
export const readRanks = (value: unknown): Choice[] => readTree(value, "rank_id", "rank_name", 1);

/** @param value an undecoded partition tree (product §3 Partitions) */
export const readPartitions = (value: unknown): Choice[] =>
  readTree(value, "partition_id", "title", 1);

function readTree(value: unknown, id: WireField, name: WireField, depth: number): Choice[] {
  const read = (item: unknown): Choice | null => {
    const fields = asObject(item);
    const choice: Choice = {
      id: asCount(fields[id]),
      name: asText(fields[name], 40),
      son: depth < MAX_DEPTH ? readTree(fields.son, id, name, depth + 1) : [],
    };
    // A heading whose ranks were all left out would look like a leaf.
    const empty = Array.isArray(fields.son) && fields.son.length > 0 && choice.son.length === 0;
    return choice.id > 0 && choice.name !== "" && !empty ? choice : null;
  };
  return unique(asList(value, read), (choice) => choice.id);
}

/** @returns the leaves in the tree's order */
export function leavesOf(tree: readonly Choice[]): Choice[] {
  return tree.flatMap((choice) => (choice.son.length === 0 ? [choice] : leavesOf(choice.son)));
}

/** A path on one line, without headings that the next name repeats: 钻石Ⅲ 2星. */
export function shortName(path: readonly Choice[]): string {
  return path
    .map(({ name }) => name)
    .filter((name, index, names) => !names[index + 1]?.includes(name))
    .join(" ");
}
