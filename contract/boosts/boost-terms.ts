/** Constants of boosting (product §9). Plain data: importing it does not load the schema library in the browser. */

/** The game whose ranks are boosted. */
export const BOOST_GAME_ID = 359;
/** `ringer_type` of a rank boost. */
export const RANK_BOOST = 1;
/** Highest inscription level; the lowest is 0. */
export const INSCRIPTION_MAX = 150;

/** Average time until a booster accepts, in seconds, of an API that does not measure it (product §9). */
export const BOOSTER_ACCEPT_S = 69;
/** The platform's promise for boosts (product §4 Tickers). */
export const BOOST_PROMISE = "未接单，随时退";

/** Parses an inscription level. @returns null unless the text is digits for 0 to 150 */
export function inscriptionLevel(text: string): number | null {
  if (!/^\d{1,3}$/.test(text)) return null;
  const level = Number(text);
  return level <= INSCRIPTION_MAX ? level : null;
}

/** Whether an order number is a boost's: the database issues those in a distinct format. */
export const isBoostNum = (orderNum: string): boolean => /^7\d{22}$/.test(orderNum);

/** Names a boost: "曜日战歌段位代练". @param game "" when it is not known */
export const boostTitle = (game: string): string => `${game}段位代练`;
