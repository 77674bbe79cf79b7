import type { BoostTrees, Choice } from "../rank-trees";

/** A short ladder: 钻石Ⅳ, 钻石Ⅲ and 星耀Ⅴ of three stars each. */
const TIERS = [
  { id: 5, name: "钻石", divisions: [502, 503], numerals: ["Ⅳ", "Ⅲ"] },
  { id: 6, name: "星耀", divisions: [601], numerals: ["Ⅴ"] },
];

const ranks = (first: number): Choice[] =>
  TIERS.map(({ id, name, divisions, numerals }) => ({
    id,
    name,
    son: divisions.map((division, index) => ({
      id: division,
      name: name + numerals[index],
      son: [0, 1, 2, 3]
        .filter((star) => star >= first)
        .map((star) => ({ id: division * 100 + star, name: `${star}星`, son: [] })),
    })),
  }));

export const TREES: BoostTrees = {
  starts: ranks(0),
  targets: ranks(1),
  partitions: [
    {
      id: 1,
      name: "安卓",
      son: [
        { id: 11, name: "微信区", son: [] },
        { id: 12, name: "QQ 区", son: [] },
      ],
    },
    {
      id: 2,
      name: "苹果",
      son: [
        { id: 21, name: "微信区", son: [] },
        { id: 22, name: "QQ 区", son: [] },
      ],
    },
  ],
};
