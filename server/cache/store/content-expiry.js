// @ts-check

/** @typedef {import("./freshness.js").Lifetime} Lifetime */

/**
 * Fields of the contract that say when time itself changes an answer: the end of an activity's price, of the time in
 * which a coupon can be claimed, and of a running rental. A quote within a JSON text is escaped, so that no text can contain such a field.
 */
const UNTIL = /"(?:activity_until|ends_at)":"([^"\\]{20,40})"/g;

/** The clocks of two machines may differ: a moment that has just passed here may lie ahead there. */
const CLOCK_SKEW_MS = 60_000;
const RETRY_MS = 5_000;

/**
 * Ends the lifetime of an answer when time changes what it shows: from then on it is not sent, not even while it is
 * refreshed.
 * @param {string} text the answer's body
 * @param {Lifetime} lifetime
 * @param {number} now ms
 * @returns {Lifetime}
 */
export function contentExpiry(text, { staleAt, expiresAt }, now) {
  for (const [, time = ""] of text.matchAll(UNTIL)) {
    const until = Date.parse(time);
    if (until > now) expiresAt = Math.min(expiresAt, until);
    else if (until > now - CLOCK_SKEW_MS) staleAt = Math.min(staleAt, now + RETRY_MS);
  }
  return { staleAt: Math.min(staleAt, expiresAt), expiresAt };
}
