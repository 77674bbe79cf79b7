import { ApiError } from "@/contract/api-error";
import { type Rank, rankOf } from "./ladder";
import { partitionOf } from "./partitions";

/** What a buyer wants boosted, by the ids of the trees. */
export interface BoostRequest {
  partitionId: number;
  startId: number;
  targetId: number;
  /** 0 to 150. */
  inscription: number;
}

export interface Way extends BoostRequest {
  start: Rank;
  target: Rank;
  partition: { name: string; percent: number };
}

/** @throws ApiError rankUnknown, partitionUnknown, rankOrder */
export function readWay(ask: BoostRequest): Way {
  const start = rankOf(ask.startId);
  const target = rankOf(ask.targetId);
  if (!start || !target) throw new ApiError("rankUnknown");
  const partition = partitionOf(ask.partitionId);
  if (!partition) throw new ApiError("partitionUnknown");
  if (target.position <= start.position) throw new ApiError("rankOrder");
  return { ...ask, start, target, partition };
}
