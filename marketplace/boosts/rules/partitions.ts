import type { BoostPartition } from "@storefront/contract/boosts/boost-game";
import type { CallAnswer } from "@storefront/contract/calls";

type Node = CallAnswer<"partitions">[number];

export interface Partition {
  /** In full: 安卓 微信区. */
  name: string;
  /** Percent of the price: higher for a platform with fewer boosters. */
  percent: number;
}

interface Partitions {
  tree: Node[];
  byId: ReadonlyMap<number, Partition>;
}

/** Builds the tree of the form (product §3 Partitions), and the partitions by the ids of its leaves. */
export function buildPartitions(list: readonly BoostPartition[]): Partitions {
  const tree: Node[] = [];
  const byId = new Map<number, Partition>();
  for (const { platform, name, percent } of list) {
    if (tree.at(-1)?.title !== platform) {
      tree.push({ partition_id: tree.length + 1, title: platform, son: [] });
    }
    const son = tree.at(-1)?.son ?? [];
    const id = leafId(tree.length, son.length + 1);
    son.push({ partition_id: id, title: name, son: [] });
    byId.set(id, { name: `${platform} ${name}`, percent });
  }
  return { tree, byId };
}

/** The first nine have the ids that orders and links have always had. */
const leafId = (platform: number, place: number): number =>
  place < 10 ? platform * 10 + place : platform * 1000 + place;
