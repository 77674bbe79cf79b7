// @ts-check
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { etagOf } from "./etag.js";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Costs about as much as gzip's default level and makes a page a sixth smaller. */
const BROTLI_QUALITY = 5;

/** Below this many bytes, headers outweigh the savings of compression. */
const SMALLEST = 512;

/**
 * A body in the encodings it is sent in. Compressible text is stored compressed only: nearly every client accepts it,
 * and the store holds several times as many pages.
 * @typedef {object} CompressedBody
 * @property {string} etag of the uncompressed bytes
 * @property {Buffer | undefined} identity undefined when gzip is present
 * @property {Buffer | undefined} gzip
 * @property {Buffer | undefined} br
 */

/**
 * @param {Uint8Array} bytes
 * @param {string} contentType
 * @returns {Promise<CompressedBody>}
 */
export async function compressBody(bytes, contentType) {
  const etag = etagOf(bytes);
  if (bytes.length < SMALLEST || !isCompressible(contentType)) {
    return { etag, identity: copyOf(bytes), gzip: undefined, br: undefined };
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [packed, br] = await Promise.all([toGzip(bytes), toBrotli(bytes, { params })]);
  return { etag, identity: undefined, gzip: copyOf(packed), br: copyOf(br) };
}

/**
 * A small result of zlib is a slice of a 16 KB block, and a small Buffer a slice of a shared pool: storing either would
 * retain the entire block.
 * @param {Uint8Array} bytes
 * @returns {Buffer} a copy that owns its memory
 */
function copyOf(bytes) {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

/**
 * @param {CompressedBody} body
 * @returns {Buffer} the uncompressed bytes
 */
export function identityOf({ identity, gzip: packed }) {
  if (identity) return identity;
  return packed ? gunzipSync(packed) : Buffer.alloc(0);
}

/**
 * @param {CompressedBody} body
 * @returns {number} stored bytes
 */
export function sizeOf({ identity, gzip: packed, br }) {
  return (identity?.length ?? 0) + (packed?.length ?? 0) + (br?.length ?? 0);
}

/** @param {string} contentType */
function isCompressible(contentType) {
  return /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/.test(
    contentType,
  );
}
