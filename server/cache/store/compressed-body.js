// @ts-check
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
} from "node:zlib";
import { etagOf } from "./etag.js";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);

/** Costs about as much as gzip's default level and makes a page a third smaller. */
const RENDER_QUALITY = 5;

/** Below this number of bytes, headers outweigh the savings of compression. */
const SMALLEST = 512;

/**
 * A body in the encodings it is sent in. Compressible text is stored compressed only: nearly every client accepts it,
 * and the store holds several times as many pages. Browsers accept brotli over https, so that gzip is made for the first
 * client that needs it.
 * @typedef {object} CompressedBody
 * @property {string} etag of the uncompressed bytes
 * @property {Buffer | undefined} identity undefined for compressible text
 * @property {Buffer | undefined} gzip set by `addGzip`, or in entries of older versions
 * @property {Buffer | undefined} br
 * @property {boolean} [isSmallest] brotli has its highest quality
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
  const br = await compress(bytes, RENDER_QUALITY);
  return { etag, identity: undefined, gzip: undefined, br };
}

/**
 * Compresses outside the main thread.
 * @param {Uint8Array} bytes
 * @param {number} quality of brotli, 0 to 11
 */
async function compress(bytes, quality) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return copyOf(await toBrotli(bytes, { params }));
}

/** Bodies that are being compressed with gzip. @type {WeakMap<CompressedBody, Promise<void>>} */
const adding = new WeakMap();

/**
 * Adds gzip to a body that has brotli only, outside the main thread. Concurrent calls share the work.
 * @param {CompressedBody} body
 * @returns {Promise<void>}
 */
export function addGzip(body) {
  const running = adding.get(body);
  if (running) return running;
  const started = gzipOf(body).finally(() => adding.delete(body));
  adding.set(body, started);
  return started;
}

/** @param {CompressedBody} body */
async function gzipOf(body) {
  if (body.gzip || !body.br) return;
  body.gzip = copyOf(await toGzip(await fromBrotli(body.br)));
}

/**
 * Replaces brotli with its highest quality, outside the main thread. It costs fifty to a hundred times as much.
 * @param {CompressedBody} body
 * @returns {Promise<void>}
 */
export async function compressSmallest(body) {
  if (body.isSmallest || !body.br) return;
  const smallest = await compress(await fromBrotli(body.br), constants.BROTLI_MAX_QUALITY);
  if (smallest.length < body.br.length) body.br = smallest;
  body.isSmallest = true;
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
export function identityOf({ identity, gzip: packed, br }) {
  if (identity) return identity;
  if (br) return brotliDecompressSync(br);
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
