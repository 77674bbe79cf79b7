// @ts-check

/**
 * Whether an answer of the marketplace may be kept: an envelope whose code is a number, and that has data when it is
 * a success. One malformed answer must not be shown for a whole lifetime.
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
