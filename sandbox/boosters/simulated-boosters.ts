import { createHash } from "node:crypto";
import { BOOSTER_ACCEPT_S } from "@storefront/contract/boosts/boost-terms";
import { dueAt, starsAt } from "./pace";

/** All are verified and online. */
export const BOOSTERS = [
  { name: "北门长夜", head: "/media/avatars/11.webp" },
  { name: "打野不抓人", head: "/media/avatars/17.webp" },
  { name: "稳三路", head: "/media/avatars/23.webp" },
  { name: "逆风也推塔", head: "/media/avatars/29.webp" },
  { name: "一枪一个", head: "/media/avatars/34.webp" },
  { name: "云顶钓鱼", head: "/media/avatars/41.webp" },
  { name: "夜航星", head: "/media/avatars/46.webp" },
  { name: "中路不支援", head: "/media/avatars/12.webp" },
  { name: "会呼吸的草", head: "/media/avatars/13.webp" },
  { name: "先抢河蟹", head: "/media/avatars/14.webp" },
  { name: "三更打龙", head: "/media/avatars/15.webp" },
  { name: "塔下喝茶", head: "/media/avatars/16.webp" },
  { name: "猫步走位", head: "/media/avatars/18.webp" },
  { name: "半血不回城", head: "/media/avatars/19.webp" },
  { name: "长夜守塔", head: "/media/avatars/20.webp" },
  { name: "风铃渡口", head: "/media/avatars/21.webp" },
  { name: "一路向北", head: "/media/avatars/22.webp" },
  { name: "满月弓", head: "/media/avatars/24.webp" },
  { name: "收刀入鞘", head: "/media/avatars/25.webp" },
  { name: "雨夜上分", head: "/media/avatars/26.webp" },
  { name: "清风徐来", head: "/media/avatars/27.webp" },
  { name: "独木成林", head: "/media/avatars/28.webp" },
  { name: "海岸线", head: "/media/avatars/30.webp" },
  { name: "铁壁", head: "/media/avatars/31.webp" },
] as const;

type Booster = { name: string; head: string };

/** What the simulated boosters can read and do, by the marketplace's rules. */
export interface BoosterAdapter {
  /** Paid orders that no booster has accepted. */
  waiting(): Promise<{ orderNum: string; paidAt: Date }[]>;
  /** Accepted orders whose accounts were given, and since when both is so. */
  ready(): Promise<{ orderNum: string; readyAt: Date }[]>;
  /** Begun orders, with the stars that were reported last. */
  running(): Promise<RunningOrder[]>;
  accept(orderNum: string, booster: Booster, at: Date): Promise<void>;
  begin(orderNum: string, at: Date): Promise<void>;
  report(orderNum: string, stars: number, at: Date): Promise<void>;
  finish(orderNum: string, at: Date): Promise<void>;
}

interface RunningOrder {
  orderNum: string;
  begunAt: Date;
  hours: number;
  stars: number;
  reportedStars: number;
}

/**
 * Accepts, begins and finishes the boosts that are due at `now`, with the times at which they were due, and reports won
 * stars.
 */
export async function simulateBoosters(adapter: BoosterAdapter, now: Date): Promise<void> {
  for (const { orderNum, paidAt } of await adapter.waiting()) {
    const at = new Date(paidAt.getTime() + BOOSTER_ACCEPT_S * 1000);
    if (at <= now) await adapter.accept(orderNum, boosterOf(orderNum), at);
  }
  for (const { orderNum, readyAt } of await adapter.ready()) await adapter.begin(orderNum, readyAt);
  for (const order of await adapter.running()) {
    const due = dueAt(order);
    const stars = starsAt(order, now);
    if (due <= now) await adapter.finish(order.orderNum, due);
    else if (stars > order.reportedStars) await adapter.report(order.orderNum, stars, now);
  }
}

/** @returns the booster of an order, always the same one */
export const boosterOf = (orderNum: string): Booster =>
  BOOSTERS[numberOf(orderNum) % BOOSTERS.length] ?? BOOSTERS[0];

/** @returns an integer below 2^32, always the same for a text */
const numberOf = (text: string): number =>
  createHash("sha256").update(text).digest().readUInt32BE();
