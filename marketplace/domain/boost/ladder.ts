import type { CallAnswer } from "@storefront/contract/calls";
import { type Division, TIERS } from "./tiers";

/** A selectable rank of the ladder. */
export interface Rank {
  rankId: number;
  /** In full: 钻石Ⅲ 2星. */
  name: string;
  /** Stars above the bottom of the ladder; distances are differences of positions. */
  position: number;
}

/** Price and duration of one star. */
export interface Step {
  fen: number;
  minutes: number;
}

type Node = CallAnswer<"rankList">[number];

const ranks = new Map<number, Rank>();
const steps: Step[] = [];
const tree: Node[] = TIERS.map((tier, tierIndex) => ({
  rank_id: tierIndex + 1,
  rank_name: tier.name,
  son: tier.divisions.map((division, index) => {
    const divisionId = (tierIndex + 1) * 100 + index + 1;
    return { rank_id: divisionId, rank_name: division.name, son: climb(divisionId, division) };
  }),
}));

/**
 * Appends a division to the ladder. Star 0 has the same position as the last star of the division below: one win leads
 * from both to star 1. A division that continues the count of the one below has no star 0.
 */
function climb(divisionId: number, { name, from, to, fenPerStar, minutesPerStar }: Division) {
  const leaves: Node[] = [];
  for (let star = from; star <= to; star += 1) {
    if (star > 0) steps.push({ fen: fenPerStar, minutes: minutesPerStar });
    const rankId = divisionId * 100 + star;
    ranks.set(rankId, { rankId, name: `${name} ${star}星`, position: steps.length });
    leaves.push({ rank_id: rankId, rank_name: `${star}星`, son: [] });
  }
  return leaves;
}

/** Price and duration of each star, lowest first. */
export const STEPS: readonly Step[] = steps;
export const RANKS: readonly Rank[] = [...ranks.values()];

/** @returns undefined for an unknown rank */
export const rankOf = (rankId: number): Rank | undefined => ranks.get(rankId);

/** The tree of the form (product §3 Rank options). @param noZero omits ranks with 0 stars, which cannot be a target */
export function rankTree(noZero: boolean): Node[] {
  if (!noZero) return tree;
  return tree.map((tier) => ({
    ...tier,
    son: tier.son.map((division) => ({
      ...division,
      son: division.son.filter(({ rank_id }) => rank_id % 100 !== 0),
    })),
  }));
}
