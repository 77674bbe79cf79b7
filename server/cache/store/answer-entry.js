// @ts-check

import { LRUCache } from "lru-cache";
import { contentExpiry } from "./content-expiry.js";
import { lifetimeFrom } from "./freshness.js";
import { parseAnswer } from "./marketplace-answer.js";

/**
 * @typedef {import("./entry").DataEntry} DataEntry
 * @typedef {import("./entry").DataValue} DataValue
 */

/** Estimated bytes of an answer in addition to its text. */
const OVERHEAD = 1024;

/** Bytes of texts whose envelopes are kept; an envelope takes about three times as many. */
const ENVELOPE_BYTES = 8 * 1024 * 1024;

/**
 * Envelopes of the answers that were used last: every render of a page with an answer reads the same one.
 * @type {LRUCache<DataEntry, import("./marketplace-answer.js").Envelope>}
 */
const envelopes = new LRUCache({ maxSize: ENVELOPE_BYTES, sizeCalculation: (_, { size }) => size });

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
  /** @type {DataEntry} */
  const entry = {
    kind: "data",
    value,
    tags: [...new Set([...tags, ...sellerTags(envelope.data)])],
    storedAt: now,
    size: OVERHEAD + value.data.body.length,
    ...contentExpiry(text, lifetime, now),
  };
  envelopes.set(entry, envelope);
  return entry;
}

/**
 * @param {DataEntry} entry
 * @returns the envelope of an answer, which is shared and must not be changed
 * @throws Error for an entry that is not an answer
 */
export function envelopeOf(entry) {
  const kept = envelopes.get(entry);
  if (kept) return kept;
  const envelope = parseAnswer(Buffer.from(entry.value.data.body, "base64").toString());
  if (envelope === undefined) throw new Error("a malformed answer is in the store");
  envelopes.set(entry, envelope);
  return envelope;
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
