import { yuanToFen } from "@storefront/contract/money";
import { safePicture } from "@storefront/contract/pictures/picture-address";
import { asList, asObject, asText } from "@/lib/decode/lenient";

/** A recently sold boost (product §3 Recent sold list item). */
export interface Sold {
  /** Milliseconds since 1970; null when it is not known. */
  at: number | null;
  /** Yuan. */
  price: string;
  head: string | null;
  /** With the game before it when the list is of several. */
  start: string;
  target: string;
}

const SHOWN = 20;

/** @param value the undecoded answer of recently_sold: a list, or an object that holds one */
export function readSold(value: unknown): Sold[] {
  const list = Array.isArray(value) ? value : asObject(value).list;
  const sold = asList(list, readOne).slice(0, SHOWN);
  const games = new Set(sold.map(({ game }) => game));
  return sold.map(({ game, ...each }) => ({
    ...each,
    start: games.size > 1 && game !== "" ? `${game} ${each.start}` : each.start,
  }));
}

function readOne(value: unknown): (Sold & { game: string }) | null {
  const { time, pay_price, buyer, order_ringer } = asObject(value);
  const { start_level_name, target_level_name, game_name } = asObject(order_ringer);
  const at = Date.parse(asText(time, 40));
  const sold = {
    game: asText(game_name, 40),
    at: Number.isNaN(at) ? null : at,
    price: yuanToFen(pay_price) === null ? "" : asText(pay_price, 20),
    head: safePicture(asObject(buyer).head_img_url),
    start: asText(start_level_name, 40),
    target: asText(target_level_name, 40),
  };
  return sold.start !== "" && sold.target !== "" && sold.price !== "" ? sold : null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Relative time in words. @param at and @param now milliseconds since 1970 */
export function agoText(at: number, now: number): string {
  const passed = now - at;
  if (passed < MINUTE) return "刚刚";
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} 分钟前`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} 小时前`;
  return `${Math.floor(passed / DAY)} 天前`;
}

/**
 * Returns what the ticker shows at its nth turn: recent orders alternate with the platform's promise (product §4
 * Tickers).
 * @returns null: the promise
 */
export function soldAt(list: readonly Sold[], turn: number): Sold | null {
  if (turn % 2 === 1) return null;
  return list[(turn / 2) % Math.max(1, list.length)] ?? null;
}
