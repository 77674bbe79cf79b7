import { ApiError } from "@storefront/contract/api-error";
import type { BoostGame } from "./boost-game";
import { buildLadder, type Rank, type Step } from "./ladder";
import { buildPartitions, type Partition } from "./partitions";

/** A buyer's choice, as ids of the game's trees. */
export interface BoostRequest {
  gameId: number;
  partitionId: number;
  startId: number;
  targetId: number;
  /** 0 to 150. */
  inscription: number;
}

/** A validated request with its ranks, its partition and the ladder's stars. */
export interface ValidatedBoost extends BoostRequest {
  start: Rank;
  target: Rank;
  partition: Partition;
  steps: readonly Step[];
}

/** Validates a request. @throws ApiError rankUnknown, partitionUnknown, rankOrder */
export function validateBoostRequest(
  game: Pick<BoostGame, "ladder" | "partitions">,
  request: BoostRequest,
): ValidatedBoost {
  const { ranks, steps } = buildLadder(game.ladder);
  const start = ranks.get(request.startId);
  const target = ranks.get(request.targetId);
  if (!start || !target) throw new ApiError("rankUnknown");
  const partition = buildPartitions(game.partitions).byId.get(request.partitionId);
  if (!partition) throw new ApiError("partitionUnknown");
  if (target.position <= start.position) throw new ApiError("rankOrder");
  return { ...request, start, target, partition, steps };
}
