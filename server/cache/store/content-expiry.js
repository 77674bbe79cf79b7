// @ts-check

/** @typedef {import("./freshness.js").Lifetime} Lifetime */

/**
 * Fields of the contract at which time itself changes an answer: the end of an activity's price, of a coupon's claim
 * period, and of a running rental. Quotes within a JSON text are escaped, so no text can contain such a field.
 */
const UNTIL = /"(?:activity_until|ends_at)":"([^"\\]{20,40})"/g;

/** The clocks of two machines may differ: a moment that has just passed here may lie ahead there. */
const CLOCK_SKEW_MS = 60_000;
const RETRY_MS = 5_000;

/**
 * Ends the lifetime of an answer when time changes its content: after that it is not sent, not even during its refresh.
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
