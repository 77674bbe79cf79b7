import type { CallAnswer } from "@storefront/contract/calls";

type Node = CallAnswer<"partitions">[number];

interface Partition {
  /** In full: 安卓 微信区. */
  name: string;
  /** Percent of the price: higher for a platform with fewer boosters. */
  percent: number;
}

const PLATFORMS = [
  { id: 1, title: "安卓", percent: 100 },
  { id: 2, title: "苹果 iOS", percent: 105 },
] as const;
const REALMS = ["微信区", "QQ 区"] as const;

const leafId = (platformId: number, index: number) => platformId * 10 + index + 1;

const partitions = new Map(
  PLATFORMS.flatMap(({ id, title, percent }) =>
    REALMS.map((realm, index): [number, Partition] => [
      leafId(id, index),
      { name: `${title} ${realm}`, percent },
    ]),
  ),
);

/** The tree of the form (product §3 Partitions). */
export const PARTITION_TREE: Node[] = PLATFORMS.map(({ id, title }) => ({
  partition_id: id,
  title,
  son: REALMS.map((realm, index) => ({ partition_id: leafId(id, index), title: realm, son: [] })),
}));

/** @returns undefined for an unknown partition */
export const partitionOf = (partitionId: number): Partition | undefined =>
  partitions.get(partitionId);
