import type { CallAnswer } from "@/contract/calls";
import type { Wheel } from "./views/game-view";

/** The ranks as a phone's wheel offers them: by division, each in full (钻石Ⅲ 2星). */
export const rankWheel = (tree: CallAnswer<"rankList">): Wheel =>
  tree.flatMap((tier) =>
    tier.son.map(({ rank_name, son }) => ({
      name: rank_name,
      options: son.map((star) => ({ id: star.rank_id, name: `${rank_name} ${star.rank_name}` })),
    })),
  );

/** The partitions, each in full (安卓 微信区). */
export const partitionWheel = (tree: CallAnswer<"partitions">): Wheel =>
  tree.map(({ title, son }) => ({
    name: title,
    options: son.map((realm) => ({ id: realm.partition_id, name: `${title} ${realm.title}` })),
  }));
