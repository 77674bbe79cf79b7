import type { BoostDivision } from "@storefront/contract/boosts/boost-game";
import type { CallAnswer } from "@storefront/contract/calls";

/** A selectable rank of a ladder. */
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

export interface Ladder {
  /** Lowest first. */
  steps: readonly Step[];
  /** By id, lowest first. */
  ranks: ReadonlyMap<number, Rank>;
  /** Tiers, divisions and stars. */
  tree: readonly Node[];
}

/**
 * Builds the ladder of a game. Star 0 has the same position as the last star of the division below: one win leads from
 * both to star 1. A division that continues the count of the one below has no star 0. Ids are tier, division in it and
 * star, so that they last as long as nothing is inserted below.
 */
export function buildLadder(divisions: readonly BoostDivision[]): Ladder {
  const steps: Step[] = [];
  const ranks = new Map<number, Rank>();
  const tree: Node[] = [];
  for (const { tier, name, from, to, fen, minutes } of divisions) {
    if (tree.at(-1)?.rank_name !== tier) {
      tree.push({ rank_id: tree.length + 1, rank_name: tier, son: [] });
    }
    const divisionsOfTier = tree.at(-1)?.son ?? [];
    const divisionId = tree.length * 100 + divisionsOfTier.length + 1;
    const son: Node[] = [];
    for (let star = from; star <= to; star += 1) {
      if (star > 0) steps.push({ fen, minutes });
      const rankId = divisionId * 100 + star;
      ranks.set(rankId, { rankId, name: `${name} ${star}星`, position: steps.length });
      son.push({ rank_id: rankId, rank_name: `${star}星`, son: [] });
    }
    divisionsOfTier.push({ rank_id: divisionId, rank_name: name, son });
  }
  return { steps, ranks, tree };
}

/** The tree of the form (product §3 Rank options). @param noZero omits ranks with 0 stars, which cannot be a target */
export function rankTree({ tree }: Ladder, noZero: boolean): Node[] {
  if (!noZero) return [...tree];
  return tree.map((tier) => ({
    ...tier,
    son: tier.son.map((division) => ({
      ...division,
      son: division.son.filter(({ rank_id }) => rank_id % 100 !== 0),
    })),
  }));
}
