// @ts-check

import { contentExpiry } from "./content-expiry.js";
import { lifetimeFrom } from "./freshness.js";
import { parseAnswer } from "./marketplace-answer.js";

/**
 * @typedef {import("./entry").DataEntry} DataEntry
 * @typedef {import("./entry").DataValue} DataValue
 */

/** Estimated bytes of an answer beside its text. */
const OVERHEAD = 1024;

/**
 * The store's key of an answer: its address, which has everything that an answer without a visitor depends on. Brands
 * that ask for the same share it, and so do renders and the server's own lookups.
 * @param {string} address absolute, as `URL` writes it
 */
export const answerKey = (address) => `answer:${address}`;

/**
 * @param {DataValue} value an answer as Next stores it
 * @param {readonly string[]} tags of the call
 * @param {number} now ms
 * @returns {DataEntry | undefined} undefined for an answer that must not be stored
 */
export function answerEntry(value, tags, now) {
  const text = Buffer.from(value.data.body, "base64").toString();
  const envelope = parseAnswer(text);
  if (envelope === undefined) return undefined;
  const lifetime = lifetimeFrom({ revalidate: value.revalidate }, now);
  return {
    kind: "data",
    value,
    tags: [...new Set([...tags, ...sellerTags(envelope.data)])],
    storedAt: now,
    size: OVERHEAD + value.data.body.length,
    ...contentExpiry(text, lifetime, now),
  };
}

/**
 * A listing's answer shows figures and other goods of its seller, whose id is known from the answer only.
 * @param {unknown} data
 * @returns {string[]} `seller:<id>` of a listing's answer
 */
function sellerTags(data) {
  const { goods_id, user_id } = /** @type {Record<string, unknown>} */ (data ?? {});
  return Number.isSafeInteger(goods_id) && Number.isSafeInteger(user_id) && Number(user_id) > 0
    ? [`seller:${user_id}`]
    : [];
}
