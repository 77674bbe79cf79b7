import type { CallAnswer } from "@/contract/calls";
import type { Wheel } from "./views/game-view";

/** @returns the ranks as options of a phone's wheel, by division, with full names (钻石Ⅲ 2星) */
export const rankWheel = (tree: CallAnswer<"rankList">): Wheel =>
  tree.flatMap((tier) =>
    tier.son.map(({ rank_name, son }) => ({
      name: rank_name,
      options: son.map((star) => ({ id: star.rank_id, name: `${rank_name} ${star.rank_name}` })),
    })),
  );

/** @returns the partitions with full names (安卓 微信区) */
export const partitionWheel = (tree: CallAnswer<"partitions">): Wheel =>
  tree.map(({ title, son }) => ({
    name: title,
    options: son.map((realm) => ({ id: realm.partition_id, name: `${title} ${realm.title}` })),
  }));
