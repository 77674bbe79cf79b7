import { rankOf, rankTree } from "../services/boost/ladder";
import { PARTITION_TREE, partitionOf } from "../services/boost/partitions";
import type { Wheel } from "./views/game-view";

/** The ranks as a phone's wheel offers them: by division, each in full. @param noZero without those of no stars */
export const rankWheel = (noZero: boolean): Wheel =>
  rankTree(noZero).flatMap((tier) =>
    tier.son.map(({ rank_name, son }) => ({
      name: rank_name,
      options: son.map(({ rank_id, rank_name: star }) => ({
        id: rank_id,
        name: rankOf(rank_id)?.name ?? star,
      })),
    })),
  );

export const PARTITION_WHEEL: Wheel = PARTITION_TREE.map(({ title, son }) => ({
  name: title,
  options: son.map((realm) => ({
    id: realm.partition_id,
    name: partitionOf(realm.partition_id)?.name ?? realm.title,
  })),
}));
