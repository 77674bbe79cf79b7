// @ts-check
import { createHash } from "node:crypto";

/**
 * Returns a weak ETag, because compressed bodies share it but differ in bytes.
 * @param {string | Uint8Array} body
 * @returns {string}
 */
export function etagOf(body) {
  return `W/"${createHash("sha256").update(body).digest("base64url")}"`;
}

/**
 * @param {string | undefined} header If-None-Match: comma-separated tags, or "*"
 * @param {string} etag
 * @returns {boolean} whether the client has the representation with this ETag, compared weakly (RFC 9110 §13.1.2)
 */
export function matchesIfNoneMatch(header, etag) {
  if (header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  return header.split(",").some((known) => opaque(known) === opaque(etag));
}

/** @param {string} etag */
function opaque(etag) {
  return etag.trim().replace(/^W\//, "");
}
