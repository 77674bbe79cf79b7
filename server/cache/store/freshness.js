// @ts-check

/**
 * When an entry must be refreshed (ms since the epoch, Infinity: never).
 * @typedef {object} Lifetime
 * @property {number} staleAt from then on it is sent while it is refreshed in the background
 * @property {number} expiresAt from then on it is refreshed before it is sent
 */

/**
 * How many seconds caches in front of a storefront may keep what can change: changes are announced to storefronts, not
 * to them.
 */
export const MAX_SHARED_S = 60;

/** @type {Lifetime} */
export const FOREVER = { staleAt: Number.POSITIVE_INFINITY, expiresAt: Number.POSITIVE_INFINITY };

/**
 * @param {{ revalidate?: number | false | undefined, expire?: number | undefined }} cacheControl seconds
 * @param {number} now ms
 * @returns {Lifetime}
 */
export function lifetimeFrom({ revalidate, expire }, now) {
  return {
    staleAt: typeof revalidate === "number" ? now + revalidate * 1000 : Number.POSITIVE_INFINITY,
    expiresAt: expire === undefined ? Number.POSITIVE_INFINITY : now + expire * 1000,
  };
}

/**
 * @param {Lifetime} lifetime
 * @param {number} now ms
 * @returns {"fresh" | "stale" | "expired"}
 */
export function freshnessOf({ staleAt, expiresAt }, now) {
  if (now >= expiresAt) return "expired";
  return now >= staleAt ? "stale" : "fresh";
}

/**
 * @param {Lifetime} one
 * @param {Lifetime} [other]
 * @returns {Lifetime} that ends when the first of both does
 */
export function earlier(one, other = FOREVER) {
  return {
    staleAt: Math.min(one.staleAt, other.staleAt),
    expiresAt: Math.min(one.expiresAt, other.expiresAt),
  };
}
