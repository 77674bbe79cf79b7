import type { GoodsRow } from "@/lib/goods/goods-row";

/**
 * Sorts accounts, of which most are sold once and none by sales: those with the most guarantees and facts first,
 * otherwise in the given order.
 */
export function byEvidence(rows: readonly GoodsRow[]): GoodsRow[] {
  return [...rows].sort((one, other) => evidenceOf(other) - evidenceOf(one));
}

/** A guarantee counts more than any number of facts. */
const evidenceOf = ({ flags, facts }: GoodsRow): number => flags.length * 100 + facts.length;
