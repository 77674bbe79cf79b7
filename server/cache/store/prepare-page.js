// @ts-check

import { PAGE_STATUS } from "../../../lib/render/page-status-name.js";
import { compressBody, sizeOf } from "./compressed-body.js";
import { cspFor } from "./content-security-policy.js";

/** @typedef {import("./compressed-body.js").CompressedBody} CompressedBody */

/**
 * What Next passes to its cache handler for a page or a file of a route handler.
 * @typedef {object} NextPage
 * @property {"APP_PAGE"} kind
 * @property {string} html
 * @property {Buffer | undefined} rscData
 * @property {Map<string, Buffer> | undefined} segmentData
 * @property {Record<string, string | string[] | undefined> | undefined} headers
 * @property {number | undefined} status
 *
 * @typedef {object} NextFile
 * @property {"APP_ROUTE"} kind
 * @property {Buffer} body
 * @property {Record<string, string | string[] | undefined>} headers
 * @property {number} status
 */

/**
 * A page with everything that does not depend on the request.
 * @typedef {object} PreparedPage
 * @property {"APP_PAGE" | "APP_ROUTE"} kind
 * @property {number} status
 * @property {string | undefined} location of a redirect
 * @property {Record<string, string>} headers lower case, without `EXCLUDED_HEADERS`
 * @property {string} contentType
 * @property {string | undefined} csp
 * @property {CompressedBody} body
 * @property {CompressedBody | undefined} rsc payload that the client router loads instead of the document
 * @property {Map<string, CompressedBody>} segments payloads that it prefetches, by segment path
 */

const TAGS = "x-next-cache-tags";

/** Headers that have their own property, or are set when the page is sent. */
const EXCLUDED_HEADERS = new Set([
  TAGS,
  "location",
  "content-type",
  "content-length",
  "vary",
  "cache-control",
]);

const RSC_TYPE = "text/x-component";

/** Estimated bytes of the objects, maps and headers around a body. */
const OVERHEAD = 2048;

/**
 * @param {NextPage | NextFile} value
 * @returns {Promise<PreparedPage>}
 */
export async function preparePage(value) {
  return value.kind === "APP_PAGE" ? prepareDocument(value) : prepareFile(value);
}

/**
 * @param {NextPage} value
 * @returns {Promise<PreparedPage>}
 */
async function prepareDocument({ html, rscData, segmentData, headers = {}, status }) {
  const contentType = "text/html; charset=utf-8";
  const payload = rscData && compressBody(rscData, RSC_TYPE);
  const [body, rsc, ...segments] = await Promise.all([
    compressBody(Buffer.from(html), contentType),
    payload,
    ...[...(segmentData ?? [])].map(async ([path, data]) => {
      // One of the segments is the entire payload again.
      const shared = payload && rscData.equals(data) ? payload : compressBody(data, RSC_TYPE);
      return /** @type {const} */ ([path, await shared]);
    }),
  ]);
  return {
    kind: "APP_PAGE",
    status: applyStatus(html, status),
    location: firstOf(headers["location"]),
    headers: plainHeaders(headers),
    contentType,
    csp: cspFor(html, rscData),
    body,
    rsc,
    segments: new Map(segments),
  };
}

/**
 * @param {NextFile} value
 * @returns {Promise<PreparedPage>}
 */
async function prepareFile({ body, headers, status }) {
  const contentType = firstOf(headers["content-type"]) ?? "application/octet-stream";
  const cacheControl = firstOf(headers["cache-control"]);
  return {
    kind: "APP_ROUTE",
    status,
    location: firstOf(headers["location"]),
    headers: {
      ...plainHeaders(headers),
      ...(cacheControl ? { "cache-control": cacheControl } : {}),
    },
    contentType,
    csp: undefined,
    body: await compressBody(body, contentType),
    rsc: undefined,
    segments: new Map(),
  };
}

/**
 * @param {NextPage | NextFile} value
 * @returns {string[]} the tags of all data that the page was rendered from
 */
export function tagsOf({ headers }) {
  return (firstOf(headers?.[TAGS]) ?? "").split(",").filter((tag) => tag !== "");
}

/**
 * @param {PreparedPage} page
 * @returns {number} bytes of the page in the store
 */
export function pageSize({ body, rsc, segments }) {
  const bodies = new Set([body, ...(rsc ? [rsc] : []), ...segments.values()]);
  let bytes = OVERHEAD;
  for (const each of bodies) bytes += sizeOf(each);
  return bytes;
}

/** @param {Record<string, string | string[] | undefined>} headers */
function plainHeaders(headers) {
  /** @type {Record<string, string>} */
  const plain = {};
  for (const [name, value] of Object.entries(headers)) {
    const text = firstOf(value);
    if (text !== undefined && !EXCLUDED_HEADERS.has(name.toLowerCase()))
      plain[name.toLowerCase()] = text;
  }
  return plain;
}

/** @param {string | string[] | undefined} value */
function firstOf(value) {
  return Array.isArray(value) ? value[0] : value;
}

// @ts-check
/** The element as React writes it. Text of a page cannot contain it, because "<" is escaped there. */
const NOT_FOUND = `<meta name="${PAGE_STATUS}" content="404"/>`;

/**
 * Returns the status to send a rendered page with. Next's own notFound() sends 404 with an empty document that only
 * scripts fill (vercel/next.js#62228), so our not-found pages are rendered like any other, and marked by
 * `<PageStatus />`.
 * @param {string} html
 * @param {number | undefined} rendered the status Next rendered the page with
 * @returns {number}
 */
function applyStatus(html, rendered) {
  const status = rendered ?? 200;
  return status === 200 && html.includes(NOT_FOUND) ? 404 : status;
}
