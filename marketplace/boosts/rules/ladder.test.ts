import { sampleBoostGame } from "@storefront/testbed/marketplace/sample-boost-game";
import { buildLadder, rankTree } from "./ladder";
import { buildPartitions } from "./partitions";

const GAME = sampleBoostGame();
const LADDER = buildLadder(GAME.ladder);
const RANKS = [...LADDER.ranks.values()];

it("has every rank once, at its position", () => {
  expect(new Set(RANKS.map(({ name }) => name)).size).toBe(RANKS.length);
  const positions = RANKS.map(({ position }) => position);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(positions.at(-1)).toBe(LADDER.steps.length);
});

it("starts a division at the last star of the one below, unless its count goes on", () => {
  expect(LADDER.ranks.get(50205)).toMatchObject({ name: "钻石Ⅳ 5星", position: 60 });
  expect(LADDER.ranks.get(50300)).toMatchObject({ name: "钻石Ⅲ 0星", position: 60 });
  expect(LADDER.ranks.get(70210)).toMatchObject({ name: "至尊王者 10星" });
  expect(LADDER.ranks.get(70209)).toBeUndefined();
});

it("omits ranks with 0 stars with noZero", () => {
  const leaves = (noZero: boolean) =>
    rankTree(LADDER, noZero).flatMap((tier) => tier.son.flatMap((division) => division.son));
  expect(leaves(false)).toHaveLength(RANKS.length);
  expect(leaves(true).map(({ rank_name }) => rank_name)).not.toContain("0星");
  expect(leaves(true).length).toBeGreaterThan(100);
});

it("groups partitions by platform, with different ids for any number of them", () => {
  expect(buildPartitions(GAME.partitions).byId.get(22)).toEqual({
    name: "苹果 iOS QQ 区",
    percent: 105,
  });
  const many = Array.from({ length: 60 }, (_, index) => ({
    platform: `网络 ${Math.floor(index / 20)}`,
    name: `${index} 区`,
    percent: 100,
  }));
  const { tree, byId } = buildPartitions(many);
  expect(tree.map(({ son }) => son.length)).toEqual([20, 20, 20]);
  expect(byId.size).toBe(60);
});
