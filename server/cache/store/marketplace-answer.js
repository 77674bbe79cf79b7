// @ts-check

/** @typedef {{ code: number, msg?: unknown, data?: unknown }} Envelope */

/**
 * Reads an answer of the marketplace that may be cached: an envelope with a numeric code, and data when it is a success.
 * A malformed answer must not be shown for an entire lifetime.
 * @param {string} text the body
 * @returns {Envelope | undefined} undefined for a malformed one
 */
export function parseAnswer(text) {
  try {
    const envelope = JSON.parse(text);
    if (typeof envelope !== "object" || envelope === null || typeof envelope.code !== "number")
      return undefined;
    const isComplete =
      envelope.code !== 0 || (typeof envelope.data === "object" && envelope.data !== null);
    return isComplete ? envelope : undefined;
  } catch {
    return undefined;
  }
}
