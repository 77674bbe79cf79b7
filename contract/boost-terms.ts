/** What both programs know of boosting (product §9). Plain data: importing it costs the browser no schema library. */

/** The game whose ranks are boosted. */
export const BOOST_GAME_ID = 359;
/** ringer_type of a rank boost. */
export const RANK_BOOST = 1;
/** The inscription level goes from 0 to this. */
export const INSCRIPTION_MAX = 150;

/** @returns the level of an inscription as a person writes it, null when it is none: digits, 0 to 150 */
export function inscriptionLevel(text: string): number | null {
  if (!/^\d{1,3}$/.test(text)) return null;
  const level = Number(text);
  return level <= INSCRIPTION_MAX ? level : null;
}

/** @returns whether an order number is a boost's: the database gives them a form of their own */
export const isBoostNum = (orderNum: string): boolean => /^7\d{22}$/.test(orderNum);
