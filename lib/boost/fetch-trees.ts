import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import type { Result } from "@/lib/api/result";
import { type BoostTrees, readPartitions, readRanks } from "./rank-trees";

/** Fetches one tree, on the server or in the browser. */
type FetchTree = <N extends "rankList" | "partitions">(
  name: N,
  payload: CallRequest<N>,
) => Promise<Result<CallAnswer<N>>>;

/** Fetches the trees of a game's form (product §3 Rank options and partitions); null when one of them fails. */
export async function fetchTrees(
  fetchTree: FetchTree,
  game_id: number,
): Promise<BoostTrees | null> {
  const [starts, targets, partitions] = await Promise.all([
    fetchTree("rankList", { game_id, no_zero: "" }),
    fetchTree("rankList", { game_id, no_zero: "1" }),
    fetchTree("partitions", { game_id }),
  ]);
  const trees: BoostTrees = {
    starts: starts.ok ? readRanks(starts.data) : [],
    targets: targets.ok ? readRanks(targets.data) : [],
    partitions: partitions.ok ? readPartitions(partitions.data) : [],
  };
  return Object.values(trees).every((tree) => tree.length > 0) ? trees : null;
}
