// @ts-check

/**
 * Whether an answer of the marketplace may be cached: an envelope with a numeric code, and data when it is a success.
 * A malformed answer must not be shown for an entire lifetime.
 * @param {string} text the body
 * @returns {boolean}
 */
export function isWellFormedAnswer(text) {
  try {
    const envelope = JSON.parse(text);
    if (typeof envelope !== "object" || envelope === null || typeof envelope.code !== "number")
      return false;
    return envelope.code !== 0 || (typeof envelope.data === "object" && envelope.data !== null);
  } catch {
    return false;
  }
}
