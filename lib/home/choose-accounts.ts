import type { GoodsRow } from "@/lib/goods/goods-row";

/** Most accounts of one seller, unless others are missing. */
const PER_SELLER = 2;

/**
 * Chooses accounts to introduce, of which most are sold once and none by sales: those with the most guarantees and
 * facts, of different games and not all of one seller.
 */
export function chooseAccounts(rows: readonly GoodsRow[], count: number): GoodsRow[] {
  const sorted = [...rows].sort((one, other) => evidenceOf(other) - evidenceOf(one));
  const games = new Set<string>();
  const sellers = new Map<number, number>();
  const varied = sorted.filter(({ game, seller }) => {
    const before = sellers.get(seller?.userId ?? 0) ?? 0;
    if (games.has(game) || (seller !== null && before >= PER_SELLER)) return false;
    games.add(game);
    if (seller) sellers.set(seller.userId, before + 1);
    return true;
  });
  const rest = sorted.filter((row) => !varied.includes(row));
  return [...varied, ...rest].slice(0, count);
}

/** A guarantee counts more than any number of facts. */
const evidenceOf = ({ flags, facts }: GoodsRow): number => flags.length * 100 + facts.length;
