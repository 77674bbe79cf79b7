import { ApiError } from "@storefront/contract/api-error";
import { type Rank, rankOf } from "./ladder";
import { partitionOf } from "./partitions";

/** A buyer's choice, as ids of the trees. */
export interface BoostRequest {
  partitionId: number;
  startId: number;
  targetId: number;
  /** 0 to 150. */
  inscription: number;
}

/** A validated request with its ranks and partition. */
export interface ValidatedBoost extends BoostRequest {
  start: Rank;
  target: Rank;
  partition: { name: string; percent: number };
}

/** Validates a request. @throws ApiError rankUnknown, partitionUnknown, rankOrder */
export function validateBoostRequest(request: BoostRequest): ValidatedBoost {
  const start = rankOf(request.startId);
  const target = rankOf(request.targetId);
  if (!start || !target) throw new ApiError("rankUnknown");
  const partition = partitionOf(request.partitionId);
  if (!partition) throw new ApiError("partitionUnknown");
  if (target.position <= start.position) throw new ApiError("rankOrder");
  return { ...request, start, target, partition };
}
