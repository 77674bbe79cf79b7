import { createHash } from "node:crypto";
import type { BoostOrder } from "./build-boost";

/** Who accepts orders in the sandbox. */
const BOOSTERS = [
  { name: "北门长夜", head: "/media/avatars/11.webp" },
  { name: "打野不抓人", head: "/media/avatars/17.webp" },
  { name: "稳三路", head: "/media/avatars/23.webp" },
  { name: "逆风也推塔", head: "/media/avatars/29.webp" },
  { name: "一枪一个", head: "/media/avatars/34.webp" },
  { name: "云顶钓鱼", head: "/media/avatars/41.webp" },
  { name: "夜航星", head: "/media/avatars/46.webp" },
] as const;

/** @returns a whole number below 2^32, always the same one for a text */
const hash = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE();

type Named = Pick<BoostOrder, "orderNum">;

/** @returns the booster of an order, always the same one */
export function boosterOf({ orderNum }: Named): { name: string; head: string } {
  return BOOSTERS[hash(orderNum) % BOOSTERS.length] ?? BOOSTERS[0];
}

/** Seconds from payment to acceptance: 69 on average (spec §9), 39 to 99. */
export function acceptSeconds({ orderNum }: Named): number {
  return 39 + (hash(`accept ${orderNum}`) % 61);
}

/** Portraits that any buyer may have in a list that everybody sees. */
const HEADS = 57;

/** @returns a portrait that says nothing of the buyer */
export const anonymousHead = ({ orderNum }: Named): string =>
  `/media/avatars/${4 + (hash(`head ${orderNum}`) % HEADS)}.webp`;
