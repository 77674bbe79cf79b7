import type { FactKey } from "@storefront/contract/listing/fact-keys";
import type { GameFact } from "./read-games";

/** For a fact that is in the address, but not in the game's catalog. */
const NAMES: Readonly<Record<FactKey, string>> = {
  rank: "段位",
  level: "等级",
  heroes: "英雄",
  skins: "皮肤",
  rare: "稀有",
  score: "分数",
  system: "系统",
  server: "区服",
  face: "面值",
};

/** Title and unit of a fact in a game. */
export function factNames(key: FactKey, facts: readonly GameFact[]) {
  const fact = facts.find((it) => it.key === key);
  return { title: fact?.title ?? NAMES[key], unit: fact?.unit ?? "" };
}
